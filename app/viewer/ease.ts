/** The ease of all motion in Kitloom, `cubic-bezier(.2, .7, .2, 1)`: the share of the way at a share of the time. */
export function ease(time: number): number {
  if (time <= 0) return 0
  if (time >= 1) return 1
  // Both ends of the curve's parameter close in on the time; 24 halvings are exact to a ten-millionth.
  let [low, high] = [0, 1]
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2
    if (along(middle, 0.2, 0.2) < time) low = middle
    else high = middle
  }
  return along(low, 0.7, 1)
}

const along = (t: number, first: number, second: number): number =>
  3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3
