/** They mean the same in every question: hint, undo, score now. */
const RESERVED = ['h', 'u', 's']
const MOST = 9

/** One key for each heading: its letter, or a number where several have the same or the page needs it. '' stays ''. */
export function keysOf(letters: readonly string[]): readonly string[] {
  const all = letters.map((letter) => letter.toLowerCase())
  const isOwn = (letter: string): boolean =>
    letter === '' || (!RESERVED.includes(letter) && all.indexOf(letter) === all.lastIndexOf(letter))
  let n = 0
  return all.map((letter) => {
    if (isOwn(letter)) return letter
    n++
    return n > MOST ? '' : `${n}`
  })
}
