import type { Vector } from '../vector.ts'

/** Puts a point of a flat panel (mm) into space (m), near where it will hang. */
export type Place = (x: number, y: number) => Vector

export const metres = (millimetres: number): number => millimetres / 1000

/** Height in metres of the shoulder's high point, where y of a shirt's panels is 0. */
export const shoulderHeight = 1.495
