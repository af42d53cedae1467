import type { Json } from '@orrery/kernel'

/** A view as it travels: tables it shares write themselves as a key. */
export const asJson = (view: unknown): Json => JSON.parse(JSON.stringify(view)) as Json
