import {
  type DraftDocument,
  defineCommand,
  type EditContext,
  editLayer,
  type LayerFields,
  type LayerTarget,
  layerOf,
  layerTarget,
  mm,
  panelId,
  type Refusal,
  refused,
  z,
} from '../../../engine/index.ts'
import { panelsOf } from './panelsOf.ts'

/** Farther from its anchor nothing lies on a panel, in mm. */
const offset = z.number().min(-1500).max(1500)
/** Degrees, clockwise. */
const turn = z.number().min(-360).max(360)
/** Less cannot be cut, more fits no panel, in mm. */
const height = z.number().min(5).max(1000)
const width = z.number().min(5).max(1500).nullable()
const spacing = z.number().min(-20).max(100)
const name = z.string().min(1).max(64)

const placed = { x: offset, y: offset, turn, panel: name.optional(), anchor: name.optional() }
const sized = { width, height, letterSpacing: spacing.optional() }

/** Lays it elsewhere, in mm from an anchor. Without a panel it stays on the one it is on. */
export const place = defineCommand({
  type: 'layers.place',
  payload: z.object({ ...layerTarget, ...placed }),
  edit: changed,
})

/** Of lettering `height` is the capitals' and `width` the width to fit into; of a picture, the box it fits into. In mm. */
export const scale = defineCommand({
  type: 'layers.scale',
  payload: z.object({ ...layerTarget, ...sized }),
  edit: changed,
})

/** One gesture that moves, turns and scales. What is not given stays. */
export const transform = defineCommand({
  type: 'layers.transform',
  payload: z.object({
    ...layerTarget,
    ...placed,
    x: offset.optional(),
    y: offset.optional(),
    turn: turn.optional(),
    width: width.optional(),
    height: height.optional(),
    letterSpacing: spacing.optional(),
  }),
  edit: changed,
})

/** Moves it by so many mm on its panel. */
export const nudge = defineCommand({
  type: 'layers.nudge',
  payload: z.object({ ...layerTarget, dx: offset, dy: offset }),
  edit(draft, { dx, dy, ...which }, context) {
    const layer = layerOf(draft, which)
    if (!layer) return refused('layer-missing')
    if (dx === 0 && dy === 0) return refused('nothing-changes')
    const { place } = layer
    return editLayer(draft, which, { place: { ...place, x: mm(place.x + dx), y: mm(place.y + dy) } }, context)
  },
})

interface Change {
  readonly x?: number | undefined
  readonly y?: number | undefined
  readonly turn?: number | undefined
  readonly panel?: string | undefined
  readonly anchor?: string | undefined
  readonly width?: number | null | undefined
  readonly height?: number | undefined
  readonly letterSpacing?: number | undefined
}

function changed(draft: DraftDocument, payload: LayerTarget & Change, context: EditContext): Refusal | undefined {
  const layer = layerOf(draft, payload)
  if (!layer) return refused('layer-missing')
  const { panel } = payload
  if (panel !== undefined && !panelsOf(draft, payload.version, context).some(({ id }) => id === panel))
    return refused('panel-missing')
  const { place, size } = layer
  const fields: Partial<LayerFields> = {
    ...(isGiven(payload.x, payload.y, payload.turn, panel, payload.anchor) && {
      place: {
        panel: panel === undefined ? place.panel : panelId(panel),
        anchor: payload.anchor ?? place.anchor,
        x: mm(payload.x ?? place.x),
        y: mm(payload.y ?? place.y),
        turn: payload.turn ?? place.turn,
      },
    }),
    ...(isGiven(payload.width, payload.height) && {
      size: {
        width: payload.width === undefined ? size.width : payload.width === null ? null : mm(payload.width),
        height: mm(payload.height ?? size.height),
      },
    }),
    ...(isGiven(payload.letterSpacing) && { letterSpacing: payload.letterSpacing }),
  }
  if (Object.keys(fields).length === 0) return refused('nothing-changes')
  return editLayer(draft, payload, fields, context)
}

const isGiven = (...values: readonly unknown[]): boolean => values.some(value => value !== undefined)
