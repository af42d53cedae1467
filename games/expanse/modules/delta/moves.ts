import { make0, type Move } from '@orrery/kernel'

export const TOKEN = 27
export const TOP = 28
export const token: Move = make0(TOKEN)
export const top: Move = make0(TOP)
