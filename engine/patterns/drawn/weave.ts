import type { Path } from '../../geometry/path.ts'
import { rectangle, upTo } from '../strokes.ts'
import { count, drawn, millimetres, percent } from '../tile.ts'

/** Strips that go over and under one another: baskets, twill and carbon. `over` is how many a strip passes at once. */
export const weave = drawn({
  sliders: { size: millimetres(4, 12, 40), over: count(1, 1, 3), gap: percent(18, 2, 60), lines: count(1, 1, 4) },
  draw({ size, over, gap, lines }) {
    const side = 2 * over
    const inner = size * (1 - gap / 100)
    const edge = (size - inner) / 2
    const path = upTo(side).flatMap(row =>
      upTo(side).flatMap(column => {
        const isAcross = (column + row) % side < over
        const [x, y] = [column * size, row * size]
        const strip = isAcross ? ([x, y + edge, size, inner] as const) : ([x + edge, y, inner, size] as const)
        return split(strip, isAcross, lines)
      }),
    )
    return { width: side * size, height: side * size, path }
  },
})

/** A strip as so many threads side by side. */
function split(
  [x, y, width, height]: readonly [number, number, number, number],
  isAcross: boolean,
  lines: number,
): Path {
  const share = lines === 1 ? 1 : 0.62
  return upTo(lines).flatMap(at => {
    const [w, h] = isAcross ? [width, height / lines] : [width / lines, height]
    const [left, top] = isAcross ? [x, y + at * h] : [x + at * w, y]
    return isAcross
      ? rectangle(left, top + (h * (1 - share)) / 2, w, h * share)
      : rectangle(left + (w * (1 - share)) / 2, top, w * share, h)
  })
}
