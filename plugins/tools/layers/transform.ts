import {
  baseSize,
  clamp,
  type DraftDocument,
  defineCommand,
  type EditContext,
  editLayer,
  type LayerFields,
  type LayerTarget,
  layerMeasures,
  layerOf,
  layerSchemas,
  layerTarget,
  letteringFields,
  measured,
  mm,
  type Panel,
  panelId,
  type Refusal,
  refused,
  shownOptions,
  type Version,
  z,
} from '../../../engine/plugin.ts'

const { x, y } = layerMeasures
const name = z.string().min(1).max(64)

const spacing = measured(letteringFields.letterSpacing).optional()

/** One gesture that moves, turns and scales. What is not given stays. */
export const transform = defineCommand({
  type: 'layers.transform',
  payload: z.object({
    ...layerTarget,
    panel: name.optional(),
    anchor: name.optional(),
    ...layerSchemas.place.shape,
    ...layerSchemas.size.shape,
    letterSpacing: spacing,
  }),
  edit: changed,
})

/** Moves it by so many mm on its panel. */
export const nudge = defineCommand({
  type: 'layers.nudge',
  payload: z.object({ ...layerTarget, dx: measured(x), dy: measured(y) }),
  edit(draft, { dx, dy, ...which }) {
    const layer = layerOf(draft, which)
    if (!layer) return refused('layer-missing')
    if (dx === 0 && dy === 0) return refused('nothing-changes')
    const { place } = layer
    return editLayer(draft, which, { place: { ...place, x: mm(place.x + dx), y: mm(place.y + dy) } })
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
  return editLayer(draft, payload, fields)
}

const isGiven = (...values: readonly unknown[]): boolean => values.some(value => value !== undefined)

/** The measures of a layer so many times as large, in proportion, in mm. */
export function resized({ size, letterSpacing }: Pick<LayerFields, 'size' | 'letterSpacing'>, share: number) {
  const { min, max } = letteringFields.letterSpacing
  const spacing = clamp(letterSpacing * share, min, max)
  return {
    width: size.width === null ? null : size.width * share,
    height: size.height * share,
    ...(letterSpacing !== 0 && { letterSpacing: spacing }),
  }
}

/** The pieces of the version's cut in the base size, which places are measured on. */
export function panelsOf(draft: DraftDocument, version: Version, { garment }: EditContext): readonly Panel[] {
  return garment.pattern(baseSize, shownOptions({ document: draft, garment }, version, null)).panels
}
