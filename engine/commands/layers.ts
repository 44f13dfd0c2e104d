import { z } from 'zod'
import { type DraftDocument, type Version, versions } from '../document/designDocument.ts'
import type { LayerFields } from '../document/fields.ts'
import { layerId } from '../document/ids.ts'
import { baseSize, mm } from '../document/measures.ts'
import { inOrder, orderAfter } from '../document/order.ts'
import { type Refusal, refused } from '../document/outcome.ts'
import type { GarmentPlugin } from '../garment/garmentPlugin.ts'
import { layerOverrides, shownLayer, shownOptions } from '../garment/shownFields.ts'
import { assignFields } from './openDraft.ts'

/** Which layer a command is for, and in which version of the kit: fields for its payload. */
export const layerTarget = {
  layer: z.string().min(1).max(64),
  version: z.enum(versions),
}

export interface LayerTarget {
  readonly layer: string
  /** The goalkeeper's version keeps only what it has of its own. */
  readonly version: Version
  /** Kinds of layers that the command is for; any when it is not given. */
  readonly kinds?: readonly string[]
}

/** The layer as its version shows it. */
export function layerOf(draft: DraftDocument, { layer, version }: LayerTarget): LayerFields | undefined {
  const id = layerId(layer)
  const fields = draft.layers[id]
  return fields && shownLayer(fields, layerOverrides(draft, version, id))
}

type Given<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined }

/**
 * Writes fields of a layer as one version has it, for use inside a recipe. What is `undefined` stays. Refused with
 * `layer-missing`, `layer-other-kind` or `layer-locked`; only `locked` itself can be written while it is locked.
 */
export function editLayer(draft: DraftDocument, target: LayerTarget, fields: Given<LayerFields>): Refusal | undefined {
  const id = layerId(target.layer)
  const layer = draft.layers[id]
  if (!layer) return refused('layer-missing')
  if (target.kinds && !target.kinds.includes(layer.kind)) return refused('layer-other-kind')
  const written = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  const onlyLock = Object.keys(written).every(name => name === 'locked')
  if (layer.locked && !onlyLock) return refused('layer-locked')
  if (target.version === 'player') Object.assign(layer, written)
  else assignFields(draft.goalkeeper.layers, id, written)
  return undefined
}

/**
 * Takes a layer off the kit, for use inside a recipe. The goalkeeper's version only hides it: the players keep theirs.
 * Refused as `editLayer` refuses.
 */
export function removeLayer(draft: DraftDocument, target: LayerTarget): Refusal | undefined {
  if (target.version === 'goalkeeper') return editLayer(draft, target, { hidden: true })
  const refusal = whyNoLayer(draft, target)
  if (refusal) return refusal
  delete draft.layers[layerId(target.layer)]
  return undefined
}

/** Why nothing can be done to a layer: `layer-missing`, `layer-other-kind`, `layer-locked` or `null`. */
export function whyNoLayer(draft: DraftDocument, { layer, kinds }: Omit<LayerTarget, 'version'>): Refusal | null {
  const fields = draft.layers[layerId(layer)]
  if (!fields) return refused('layer-missing')
  if (kinds && !kinds.includes(fields.kind)) return refused('layer-other-kind')
  return fields.locked ? refused('layer-locked') : null
}

type SlotFields = Pick<LayerFields, 'slot' | 'place' | 'size' | 'order'>

/**
 * Where a new layer lies that is put into a slot of the garment, on top of all others. Refused with `slot-missing`
 * where the cut has no such slot.
 */
export function layerInSlot(draft: DraftDocument, garment: GarmentPlugin, slotId: string): SlotFields | Refusal {
  const options = shownOptions({ document: draft, garment }, 'player', null)
  const slot = garment.slots(garment.pattern(baseSize, options)).find(({ id }) => id === slotId)
  if (!slot) return refused('slot-missing')
  const [x, y] = slot.offset
  return {
    slot: slot.id,
    place: { panel: slot.panel, anchor: slot.anchor, x: mm(x), y: mm(y), turn: 0 },
    size: { width: slot.size.width === null ? null : mm(slot.size.width), height: mm(slot.size.height) },
    order: orderAfter(inOrder(draft.layers).at(-1)?.[1].order ?? null),
  }
}
