/* The little HTML that a report needs. What is written is well-formed XML too. */

/** Text that is markup already. */
export interface Markup {
  readonly markup: string
}

export type Child = Markup | string | number | readonly Child[]

type Attributes = { readonly [name: string]: string | number | undefined }

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const inside = (child: Child): string => {
  if (typeof child === 'string') return escaped(child)
  if (typeof child === 'number') return String(child)
  return 'markup' in child ? child.markup : child.map(inside).join('')
}

/** Elements that may close themselves in HTML: those that never hold anything, and those of a drawing. */
const CLOSING = new Set(['meta', 'col', 'line', 'rect', 'use', 'path', 'polyline', 'polygon'])

export function element(name: string, attributes: Attributes, ...children: readonly Child[]): Markup {
  const said = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(String(value))}"`],
  )
  const text = children.map(inside).join('')
  const end = text === '' && CLOSING.has(name) ? '/>' : `>${text}</${name}>`
  return { markup: `<${name}${said.join('')}${end}` }
}
