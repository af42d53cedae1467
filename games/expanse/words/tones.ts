/** A colour for each side and each kind of line, as red, green and blue. */
export const tones: { readonly [tone: string]: readonly [number, number, number] } = {
  UN: [79, 156, 249],
  MCR: [255, 116, 104],
  OPA: [255, 166, 43],
  PG: [189, 149, 255],
  head: [243, 236, 221],
  brass: [226, 200, 143],
  dim: [152, 163, 185],
}
