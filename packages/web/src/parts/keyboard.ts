/** Whether keys pressed there are letters of a text, or choose in a list. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"])')
