/** Numbers the inputs of a table or a seat, block by block. */
export function numbering(): { readonly block: (size: number) => number; readonly size: () => number } {
  let next = 0
  return {
    block(size) {
      next += size
      return next - size
    },
    size: () => next,
  }
}
