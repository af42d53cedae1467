/** Calls back before every frame until it is stopped. */
export function everyFrame(act: () => void): () => void {
  let frame = 0
  const next = (): void => {
    act()
    frame = requestAnimationFrame(next)
  }
  next()
  return () => cancelAnimationFrame(frame)
}
