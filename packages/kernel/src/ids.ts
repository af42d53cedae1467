declare const kind: unique symbol

/**
 * A whole number that names one kind of thing: a player, a place, a card. Plain numbers can be used for it without a cast,
 * so loops stay loops, but two kinds do not mix: a Base is not accepted where an Orbital is expected.
 */
export type Id<Kind extends string> = number & { readonly [kind]?: Kind }
