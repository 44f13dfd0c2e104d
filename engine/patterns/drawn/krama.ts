import type { Path } from '../../geometry/path.ts'
import { polygon, rectangle, upTo } from '../strokes.ts'
import { count, drawn, millimetres, percent } from '../tile.ts'

/**
 * The checks of the Cambodian scarf: bands of two directions, hatched as twill where one of them lies alone and solid
 * where they cross. `bands` is how many narrow ones lie beside each wide one.
 */
export const krama = drawn({
  sliders: { size: millimetres(10, 26, 90), cover: percent(50, 20, 80), lines: count(0, 5, 9), bands: count(0, 0, 3) },
  draw({ size, cover, lines, bands }) {
    const stripes = stripesOf(size, cover / 100, bands)
    const crossed = stripes.flatMap(([x, width]) => stripes.flatMap(([y, height]) => rectangle(x, y, width, height)))
    const alone = gapsOf(stripes, size)
    const hatched = stripes.flatMap(([from, width]) =>
      alone.flatMap(([gap, length]) => [
        ...hatch(from, gap, width, length, lines),
        ...hatch(gap, from, length, width, lines),
      ]),
    )
    return { width: size, height: size, path: [...crossed, ...hatched] }
  },
})

type Span = readonly [from: number, length: number]

function stripesOf(size: number, cover: number, bands: number): readonly Span[] {
  const wide = size * cover * (bands === 0 ? 1 : 0.6)
  const narrow = bands === 0 ? 0 : (size * cover * 0.4) / bands
  const room = (size - wide - narrow * bands) / (bands + 1)
  return [[0, wide], ...upTo(bands).map((at): Span => [wide + room + at * (narrow + room), narrow])]
}

function gapsOf(stripes: readonly Span[], size: number): readonly Span[] {
  return stripes.map(([from, length], index): Span => {
    const start = from + length
    const end = stripes[index + 1]?.[0] ?? size
    return [start, end - start]
  })
}

/** Slanting lines that fill half of a rectangle, whole ones only. */
function hatch(x: number, y: number, width: number, height: number, lines: number): Path {
  if (lines === 0) return []
  const step = height / lines
  return upTo(lines).flatMap(at => {
    const top = y + at * step
    return polygon([
      [x, top + step / 2],
      [x + width, top],
      [x + width, top + step / 2],
      [x, top + step],
    ])
  })
}
