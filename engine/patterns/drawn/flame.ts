import type { Path, Point } from '../../geometry/path.ts'
import { circle, towards, upTo } from '../strokes.ts'
import { count, drawn, millimetres, percent } from '../tile.ts'

/** Tongues of flame in rows, as they rise along the roofs of pagodas, each within another. */
export const flame = drawn({
  sliders: { size: millimetres(20, 48, 120), lines: count(1, 2, 3), lean: percent(30), height: percent(140, 80, 220) },
  draw({ size, lines, lean, height }) {
    const high = (size * height) / 100
    const tongue = (x: number, y: number): Path => [
      ...upTo(lines).flatMap(at => {
        const outer = 1 - at / lines
        return [
          ...drop([x, y], size * 0.46 * outer, high * 0.92 * outer, lean / 100, false),
          ...drop([x, y - high * 0.02], size * 0.46 * outer * 0.72, high * 0.92 * outer * 0.72, lean / 100, true),
        ]
      }),
      ...circle(...towards([x, y], 0, high * 0.1), size * 0.05),
    ]
    return { width: size, height: high, path: [...tongue(size / 2, high * 0.96), ...tongue(0, high * 0.46)] }
  },
})

/** A drop that stands on its round end and leans at the tip. */
function drop([x, y]: Point, half: number, high: number, lean: number, isHole: boolean): Path {
  const tip: Point = [x + half * lean, y - high]
  const left = ['C', x - half * 1.25, y, x - half * 0.9, y - high * 0.45, ...tip] as const
  const right = ['C', x + half * 1.25, y, x + half * (0.7 + lean), y - high * 0.5, ...tip] as const
  const back = ([kind, ax, ay, bx, by]: typeof left) => [kind, bx, by, ax, ay, x, y] as const
  return isHole ? [['M', x, y], right, back(left), ['Z']] : [['M', x, y], left, back(right), ['Z']]
}
