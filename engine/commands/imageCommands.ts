import { z } from 'zod'
import type { DraftDocument } from '../document/designDocument.ts'
import type { LayerFields } from '../document/fields.ts'
import { assetId, layerId } from '../document/ids.ts'
import { baseSize, mm } from '../document/measures.ts'
import { refused } from '../document/outcome.ts'
import { newLayer } from '../document/tables.ts'
import type { GarmentPlugin } from '../garment/garmentPlugin.ts'
import { shownOptions } from '../garment/shownFields.ts'
import { defineCommand } from './defineCommand.ts'
import { freeSpot } from './freeSpot.ts'
import { assetSchema, imageCredit, imageEdits, imageSteps } from './imageEdits.ts'
import { editLayer, type LayerTarget, layerInSlot, layerTarget, removeLayer } from './layers.ts'
import type { FieldRules } from './setLayer.ts'

const name = z.string().min(1).max(64)

/** What `layer.set` may set of an image: where it lies, the box that it is fitted into, and how opaque it is. */
export const imageFields: FieldRules = { place: {}, size: {}, opacity: {} }

export type ImageCommands = ReturnType<typeof imageCommands>

interface ImageKind {
  readonly tool: string
  readonly kind: string
  /** Whether a new one keeps off what lies in its slot already: images of any shape do, crests have a place of their own. */
  readonly landsFree?: boolean
}

/** What else can be done to images of one kind. Their types begin with the tool's id. */
export function imageCommands({ tool, kind, landsFree = false }: ImageKind) {
  const edits = imageEdits(tool)
  /** What was done to another image, and who made that, is not said of the one in its place. */
  const isOwn = (layer: LayerFields | undefined): boolean => {
    const { source, credit } = layer ? edits.of(layer) : unedited
    return source !== null || credit !== null
  }
  const of = ({ layer, version }: Omit<LayerTarget, 'kinds'>): LayerTarget => ({ layer, version, kinds: [kind] })
  return {
    /** Puts an image into a slot, as large as fits. */
    add: defineCommand({
      type: `${tool}.add`,
      payload: z.object({ layer: name, slot: name, asset: assetSchema, credit: imageCredit.optional() }),
      edit(draft, payload, { garment }) {
        const id = layerId(payload.layer)
        if (draft.layers[id]) return refused('layer-exists')
        const placed = layerInSlot(draft, garment, payload.slot)
        if ('kind' in placed) return placed
        const free = landsFree ? onFreeCloth(draft, garment, { kind, ...placed }) : placed
        draft.layers[id] = newLayer({ kind, asset: assetId(payload.asset), ...free })
        const { credit } = payload
        return credit && edits.edit(draft, of({ layer: payload.layer, version: 'player' }), { credit })
      },
    }),
    /** Another image in the same place. */
    replace: defineCommand({
      type: `${tool}.replace`,
      payload: z.object({ ...layerTarget, asset: assetSchema }),
      edit: (draft, payload) =>
        editLayer(draft, of(payload), { asset: assetId(payload.asset) }) ??
        (isOwn(draft.layers[layerId(payload.layer)]) ? edits.edit(draft, of(payload), unedited) : undefined),
    }),
    /** Shows what comes of the steps that are done to the image that was brought. */
    edit: defineCommand({
      type: `${tool}.edit`,
      payload: z.object({ ...layerTarget, asset: assetSchema, source: assetSchema, steps: imageSteps }),
      edit: (draft, payload) =>
        editLayer(draft, of(payload), { asset: assetId(payload.asset) }) ??
        edits.edit(draft, of(payload), { source: payload.source, steps: payload.steps }),
    }),
    remove: defineCommand({
      type: `${tool}.remove`,
      payload: z.object({ layer: name }),
      edit: (draft, { layer }) => removeLayer(draft, of({ layer, version: 'player' })),
    }),
    /** The fields of its layers that say what was done to an image. */
    edits,
  } as const
}

const unedited = { source: null, steps: [], credit: null } as const

/** Of the slot: an image of which there is no room is made smaller. */
const shares = [1, 0.75, 0.5]

/** The nearest place in the column of its slot where nothing lies, as large as there is room; else the slot itself. */
function onFreeCloth<Fields extends Pick<LayerFields, 'kind' | 'place' | 'size'>>(
  draft: DraftDocument,
  garment: GarmentPlugin,
  fields: Fields,
): Fields {
  const { panels } = garment.pattern(baseSize, shownOptions({ document: draft, garment }, 'player', null))
  const panel = panels.find(({ id }) => id === fields.place.panel)
  if (!panel) return fields
  for (const share of shares) {
    const { width, height } = fields.size
    const size = { width: width === null ? null : mm(width * share), height: mm(height * share) }
    const below = freeSpot(draft, panel, { ...fields, size })
    if (below !== null) return { ...fields, size, place: { ...fields.place, y: mm(fields.place.y + below) } }
  }
  return fields
}
