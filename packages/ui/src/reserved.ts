/** Letters that mean the same in every game: hint, undo, score now. No choice of a game may have one of them. */
export const RESERVED_LETTERS: readonly string[] = ['h', 'u', 's']
