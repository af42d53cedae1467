import { type ComponentType, isValidElement, memo, type ReactNode } from 'react'

/* Parts that are drawn again only when what they show is another. */

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function areListsAlike(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, i) => isAlike(value, b[i]))
}

function areFieldsAlike(a: object, b: object): boolean {
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => Object.hasOwn(b, key) && isAlike(Reflect.get(a, key), Reflect.get(b, key)))
}

/** Whether two values are the same all the way down: lists, sets and maps in the same order, plain objects, React elements. */
export function isAlike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isObject(a) || !isObject(b) || Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false
  if (Array.isArray(a)) return Array.isArray(b) && areListsAlike(a, b)
  if (isValidElement(a)) return isValidElement(b) && a.type === b.type && a.key === b.key && isAlike(a.props, b.props)
  if (a instanceof Set || a instanceof Map) return areListsAlike([...a], [...(b as Iterable<unknown>)])
  return areFieldsAlike(a, b)
}

/**
 * A part that is given data instead of the whole table: after a move most parts of a board are given the same as before
 * and are left as they are.
 */
export const drawnFromData = <P extends object>(part: (props: P) => ReactNode): ComponentType<P> => memo(part, isAlike)
