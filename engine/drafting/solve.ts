export interface Search {
  readonly from: number
  readonly to: number
  /** How near the value must come. */
  readonly within: number
}

/**
 * The input for which a rising function gives `target`, by halving the interval. Throws when the target does not lie
 * between the values at both ends.
 */
export function solve(rising: (input: number) => number, target: number, { from, to, within }: Search): number {
  let [low, high] = [from, to]
  if (rising(low) > target + within || rising(high) < target - within) {
    throw new Error(`Nothing between ${from} and ${to} gives ${target}: it goes from ${rising(from)} to ${rising(to)}.`)
  }
  for (;;) {
    const middle = (low + high) / 2
    const value = rising(middle)
    if (Math.abs(value - target) <= within || middle === low || middle === high) return middle
    if (value < target) low = middle
    else high = middle
  }
}
