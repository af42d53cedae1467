import { make1, type Move } from '@orrery/kernel'

export const POWER = 26
export const power = (points: number): Move => make1(POWER, points)
