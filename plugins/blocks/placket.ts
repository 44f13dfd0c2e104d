import { draftPanel, type Panel, type Point, type Polyline, panelId, straight } from '../../engine/plugin.ts'
import { allowance } from './sewing.ts'

interface PlacketMeasures {
  readonly width: number
  /** Down from the neckline. */
  readonly length: number
}

/** In mm. */
const buttonRadius = 5.75
/** From the neckline to the middle of the first button, and from the last one to the end of the placket. */
const room = { above: 15, below: 26 }

/** The strip over the slit in the middle of a front whose neckline is parted there; its origin is where both halves meet. */
export function draftPlacket(front: Panel, { width, length }: PlacketMeasures): Panel {
  const neck = front.edges.find(({ name }) => name === 'neckLeft')?.points ?? []
  const [, middle = 0] = neck[0] ?? []
  const half = width / 2
  const left = upTo(neck, half).map(([x, y]): Point => [x, y - middle])
  const [, rise = 0] = left.at(-1) ?? []
  const right = left.map(([x, y]): Point => [0 - x, y]).toReversed()
  return draftPanel({
    id: 'placket',
    part: 'shirt',
    placement: { kind: 'onto', panel: panelId('front'), at: [0, middle], slit: length - width / 2 },
    edges: [
      ['neck', [...right, ...left.slice(1)], allowance.neck],
      ['stitchedLeft', straight([half, rise], [half, length]), allowance.seam],
      ['stitchedEnd', straight([half, length], [-half, length]), allowance.seam],
      ['stitchedRight', straight([-half, length], [-half, rise]), allowance.seam],
    ],
    grain: [
      [0, 10],
      [0, length - 10],
    ],
    anchors: { centre: [0, length / 2] },
  })
}

/** The start of a line that runs to the right, up to that x. */
function upTo(line: Polyline, x: number): Polyline {
  const next = line.findIndex(([at]) => at >= x)
  const [[ax, ay], [bx, by]] = [line[next - 1] ?? [0, 0], line[next] ?? [x, 0]]
  return [...line.slice(0, next), [x, ay + ((by - ay) * (x - ax)) / (bx - ax)]]
}

/** So many buttons at equal distances down a placket of that length. They are bought, and are the same in all sizes. */
export function draftButtons(count: number, length: number): Panel {
  const step = (length - room.above - room.below) / Math.max(1, count - 1)
  const half = (from: number): Polyline =>
    Array.from({ length: 25 }, (_, index) => {
      const angle = (from + index / 24) * Math.PI
      return [Math.sin(angle) * buttonRadius, -Math.cos(angle) * buttonRadius]
    })
  return draftPanel({
    id: 'button',
    part: 'shirt',
    placement: {
      kind: 'button',
      panel: panelId('placket'),
      at: Array.from({ length: count }, (_, index): Point => [0, room.above + index * step]),
    },
    // What is painted goes on over the rim.
    edges: [
      ['left', half(0), 1],
      ['right', half(1), 1],
    ],
    grain: [
      [0, -3],
      [0, 3],
    ],
    anchors: { centre: [0, 0] },
  })
}
