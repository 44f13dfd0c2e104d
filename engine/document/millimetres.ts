import type { Branded } from './branded.ts'

/** A length or a coordinate on a panel; y grows downwards, as on screen and in print. */
export type Millimetres = Branded<number, 'Millimetres'>

export const mm = (value: number): Millimetres => value as Millimetres
