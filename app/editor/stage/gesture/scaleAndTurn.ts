import { clamp, type LayerFields, type Point } from '../../../../engine/index.ts'
import { type LayerFrame, spotOfBox } from './layerFrame.ts'

/** A corner or a side of the box: −1, 0 or 1 across and down. */
export type Handle = readonly [across: -1 | 0 | 1, down: -1 | 0 | 1]

type Sized = Pick<LayerFields, 'size' | 'letterSpacing' | 'text' | 'asset'>

interface Scaled {
  readonly centre: Point
  readonly width: number | null
  readonly height: number
  readonly letterSpacing: number
}

/** In mm: less cannot be cut, more fits no panel. */
const minSide = 5
const maxLettering = 400
const maxImage = 1000
const widest = 1500
const spacings = { min: -20, max: 100 } as const

/**
 * The size of a layer whose handle was pulled to a spot of the panel; the opposite corner or side stays where it is.
 * Everything keeps its proportions, only the sides of a word spread or close its letters.
 */
export function scaledTo(frame: LayerFrame, handle: Handle, spot: Point, layer: Sized): Scaled {
  const fixed = spotOfBox(frame, [-handle[0], -handle[1]])
  const from = spotOfBox(frame, handle)
  const pulled = shareAlong(fixed, from, spot)
  const gaps = graphemes(layer.text) - 1
  return handle[1] === 0 && layer.asset === null && gaps > 0
    ? spread(frame, handle, pulled, layer, gaps)
    : inProportion(frame, fixed, pulled, layer)
}

/** The size of a layer that is so many times as large, about its own middle. */
export const scaledBy = (frame: LayerFrame, share: number, layer: Sized): Scaled =>
  inProportion(frame, frame.centre, share, layer)

function inProportion(
  { centre }: LayerFrame,
  fixed: Point,
  pulled: number,
  { size, letterSpacing, asset }: Sized,
): Scaled {
  const width = size.width ?? 0
  const largest =
    asset === null ? maxLettering / size.height : Math.min(maxImage / size.height, widest / Math.max(1, width))
  const share = clamp(pulled, minSide / size.height, largest)
  return {
    centre: [fixed[0] + (centre[0] - fixed[0]) * share, fixed[1] + (centre[1] - fixed[1]) * share],
    width: size.width === null ? null : tenth(clamp(width * share, minSide, widest)),
    height: tenth(size.height * share),
    letterSpacing: tenth(clamp(letterSpacing * share, spacings.min, spacings.max)),
  }
}

/** Letters closer than this share of their height would run into each other. */
const closest = -0.15

function spread(
  { centre, turn, box }: LayerFrame,
  [across]: Handle,
  pulled: number,
  layer: Sized,
  gaps: number,
): Scaled {
  const { size, letterSpacing } = layer
  const width = box.right - box.left
  const target = clamp(width * pulled, 2 * minSide, widest)
  const tightest = Math.max(spacings.min, closest * size.height)
  const wanted = letterSpacing + (target - width) / gaps
  const spacing = clamp(wanted, Math.min(letterSpacing, tightest), spacings.max)
  const grown = size.width === null ? (spacing - letterSpacing) * gaps : target - width
  const angle = (turn * Math.PI) / 180
  const shift = (across * grown) / 2
  return {
    centre: [centre[0] + Math.cos(angle) * shift, centre[1] + Math.sin(angle) * shift],
    width: size.width === null ? null : tenth(target),
    height: size.height,
    letterSpacing: tenth(spacing),
  }
}

/** Steps of a turn with Shift, and how near to a quarter a free turn comes to rest, in degrees. */
const step = 15
const quarter = 90
const nearQuarter = 3

/** How a layer is turned by a hand that went from one spot of the panel to another. Whole degrees, −180 to 180. */
export function turnedTo(
  { centre, turn }: LayerFrame,
  from: Point,
  to: Point,
  { inSteps, free }: { readonly inSteps: boolean; readonly free: boolean },
): number {
  return restingTurn(turn + angleOf(centre, to) - angleOf(centre, from), { inSteps, free })
}

/** Where a turn comes to rest. */
export function restingTurn(
  wanted: number,
  { inSteps, free }: { readonly inSteps: boolean; readonly free: boolean },
): number {
  const inQuarters = Math.round(wanted / quarter) * quarter
  if (inSteps) return halfTurn(Math.round(wanted / step) * step)
  return halfTurn(!free && Math.abs(wanted - inQuarters) <= nearQuarter ? inQuarters : Math.round(wanted))
}

const angleOf = (centre: Point, to: Point): number => (Math.atan2(to[1] - centre[1], to[0] - centre[0]) * 180) / Math.PI

/** The same turn within half a circle either way. */
export function halfTurn(degrees: number): number {
  const rest = (((degrees + 180) % 360) + 360) % 360
  return rest === 0 ? 180 : rest - 180
}

/** How far along the way from `fixed` to `from` a spot lies; 1 is at its end. */
function shareAlong(fixed: Point, from: Point, spot: Point): number {
  const [wx, wy] = [from[0] - fixed[0], from[1] - fixed[1]]
  const length = wx * wx + wy * wy
  return length === 0 ? 1 : ((spot[0] - fixed[0]) * wx + (spot[1] - fixed[1]) * wy) / length
}

const segmenter = new Intl.Segmenter('km', { granularity: 'grapheme' })
const graphemes = (text: string): number => [...segmenter.segment(text)].length
const tenth = (value: number): number => Math.round(value * 10) / 10
