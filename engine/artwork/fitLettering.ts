import type { LayerFields } from '../document/fields.ts'
import { baseSize, type Size, sizes } from '../document/measures.ts'
import type { Slot } from '../garment/garmentPlugin.ts'
import { inCase, layerText, ofPlayer } from '../garment/slotWords.ts'
import { heightOf, joinedBounds, widthOf } from '../geometry/bounds.ts'
import type { Bounds } from '../geometry/path.ts'
import { lineBreak, lineShaping, setText, type TextSetting } from '../lettering/setText.ts'
import type { DrawingContext } from './drawing.ts'
import { ofTeam } from './teamOf.ts'

/** How a line is made to fit its place. */
export interface LetteringFit {
  /** Of its height: 1 is as large as it was asked for. */
  readonly scale: number
  /** How narrow its letters are besides that, at the widest 1. */
  readonly narrowed: number
  /** What lies on the place: y of the line in mm, the baseline being 0 and the line not scaled yet. */
  readonly middle: number
  /** In mm, as it is printed: of the capitals, of a number that of its tallest digit. */
  readonly height: number
}

/** What a line is fitted by. */
export type Setting = Pick<DrawingContext, 'player' | 'team' | 'slot' | 'size' | 'resources'>

/** One line of a slot: its ink as large as it was asked for, the baseline at 0, and how wide it may be. */
interface Line {
  readonly ink: Bounds
  readonly width: number
}

/** Lower than this share of what was asked for, one long name makes nobody else's smaller. */
const sharedMin = 0.5

/**
 * Fits a line into its slot, sideways and in height. The lines that a team has in a slot are of one height and on one
 * line: letters become narrower, then all become smaller together. A line that does not fit at half the height either
 * shrinks alone.
 */
export function fitLettering(layer: LayerFields, on: Setting): LetteringFit {
  const own = lineOf(layer, layerText(layer, on.player), on.size, on)
  const drawn = drawnHeight(layer, on)
  const narrowest = on.slot?.lettering?.narrowest ?? 1
  const room = roomOf(layer, on.slot)
  const fits = ({ ink, width }: Line): number =>
    Math.min(drawn.scale, width / (widthOf(ink) * narrowest), room ? (room.bottom - room.top) / heightOf(ink) : 1)
  const min = drawn.scale * sharedMin
  const shared = [own, ...othersOf(layer, on)].filter(line => fits(line) >= min)
  const together = shared.map(({ ink }) => ink).reduce(joinedBounds, own.ink)
  const all = Math.min(...shared.map(fits), room ? (room.bottom - room.top) / heightOf(together) : 1)
  const isAlone = fits(own) < min
  const scale = isAlone ? fits(own) : Math.min(Math.max(min, all), fits(own))
  const inks = isAlone ? own.ink : together
  return {
    scale,
    narrowed: Math.min(1, own.width / (widthOf(own.ink) * scale)),
    middle: drawn.middle - (room ? pushInto(room, inks, drawn.middle, scale) / scale : 0),
    height: drawn.height * (scale / drawn.scale),
  }
}

/** Capitals are as high as the layer; of numbers the ink of the tallest digit is, which stands on and above that of others. */
function drawnHeight(layer: LayerFields, { player, resources }: Setting) {
  const { height } = layer.size
  const plain = { scale: 1, middle: -height / 2, height: height as number }
  if (layer.kind !== 'number') return plain
  const digits = /[០-៩]/.test(layerText(layer, player)) ? '០១២៣៤៥៦៧៨៩' : '0123456789'
  const { ink } = resources.shaper.shape({ ...lineShaping(layer), text: digits })
  if (heightOf(ink) === 0) return plain
  return { scale: height / heightOf(ink), middle: (ink.top + ink.bottom) / 2, height: height as number }
}

const teamLines = ofTeam<readonly Line[]>()

/** What the team has in the same slot. Worked out once: everybody's line depends on all of them. */
function othersOf(layer: LayerFields, on: Setting): readonly Line[] {
  const { slot, team } = on
  if (!slot?.lettering || !team) return []
  const name = JSON.stringify([slot.id, slot.size, slot.lettering, settingOf(layer), layer.textCase])
  return teamLines(team, on.resources.shaper, name, () =>
    team
      .map(player => lineOf(layer, inCase(ofPlayer(slot.id, player) ?? '', layer.textCase), player.size, on))
      .filter(({ ink }) => widthOf(ink) > 0),
  )
}

/** All that the outlines of a line depend on. */
const settingOf = ({
  font,
  size,
  letterSpacing,
  arc,
  lineHeight,
  align,
  warp,
  warpBend,
}: LayerFields): TextSetting => ({
  font,
  size,
  letterSpacing,
  arc,
  lineHeight,
  align,
  warp,
  warpBend,
})

const lineOf = (layer: LayerFields, text: string, size: Size, { slot, resources }: Setting): Line => ({
  ink: setText(resources.shaper, text, layer).ink,
  width: widthFor(layer, size, slot),
})

/** How wide a line may be on a size, in mm. Slots are wider on larger sizes, by as much as their layer is larger than they. */
function widthFor({ size: { width } }: LayerFields, size: Size, slot: Slot | undefined): number {
  if (width === null) return Number.POSITIVE_INFINITY
  const steps = sizes.indexOf(size) - sizes.indexOf(baseSize)
  const further = ((slot?.lettering?.perSize ?? 0) * steps) / (slot?.size.width ?? width)
  return width * (1 + further)
}

/** From the place up and down, in mm, where the ink of a slot's lines has to lie. What is bent, warped or of several lines leaves its room knowingly. */
function roomOf(layer: LayerFields, slot: Slot | undefined): Pick<Bounds, 'top' | 'bottom'> | null {
  if (!slot?.lettering || layer.kind === 'number' || !isPlainLine(layer)) return null
  const { above, below } = slot.lettering
  const share = layer.size.height / slot.size.height
  const { up, down } = reachOf(layer)
  return {
    top: -(slot.size.height / 2 + above) * share + up,
    bottom: (slot.size.height / 2 + below) * share - down,
  }
}

const isPlainLine = ({ text, arc, warp }: LayerFields): boolean =>
  arc === 0 && warp === 'none' && !text.includes(lineBreak)

/** How far outlines and shadow reach beyond the letters, in mm. They keep their width however a line is fitted. */
function reachOf({ outlines, shadow }: LayerFields): { readonly up: number; readonly down: number } {
  const ring = outlines.reduce((sum, { width }) => sum + width, 0)
  const fall = shadow?.y ?? 0
  return { up: ring + Math.max(0, -fall), down: ring + Math.max(0, fall) }
}

/** How far down the lines go, in mm, to lie in their room; up where that is negative. */
function pushInto(room: Pick<Bounds, 'top' | 'bottom'>, ink: Bounds, middle: number, scale: number): number {
  const [top, bottom] = [(ink.top - middle) * scale, (ink.bottom - middle) * scale]
  return Math.max(0, room.top - top) + Math.min(0, room.bottom - bottom)
}
