/** The square of how far a point of one list is from one of another; three coordinates a point. */
export function squareBetween(from: ArrayLike<number>, one: number, to: ArrayLike<number>, other: number): number {
  const x = (from[one * 3] as number) - (to[other * 3] as number)
  const y = (from[one * 3 + 1] as number) - (to[other * 3 + 1] as number)
  const z = (from[one * 3 + 2] as number) - (to[other * 3 + 2] as number)
  return x * x + y * y + z * z
}
