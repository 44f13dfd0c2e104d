import {
  type DesignDocument,
  type GarmentPlugin,
  layerId,
  type Paint,
  parseRecordKey,
  playerId,
  shownPaint,
  type Zone,
} from '../../../engine/index.ts'

/** A value before and after a step. */
export interface StepChange {
  /** The field that was changed; `paint` of a zone, `option` of the cut. */
  readonly field: string
  readonly from: ChangedValue
  readonly to: ChangedValue
}

type ChangedValue = string | number | Paint

interface RecordState {
  readonly document: DesignDocument
  readonly garment: GarmentPlugin
  /** The zones of the cut as it is now. */
  readonly zones: readonly Zone[]
}

/** What one record went from and to; `null` where several fields changed, or one that cannot be said in a word. */
export function stepChange(record: string, before: RecordState, after: RecordState): StepChange | null {
  const [was, is] = [valuesOf(record, before), valuesOf(record, after)]
  if (!was || !is) return null
  const changed = Object.keys(is).filter(field => JSON.stringify(was[field]) !== JSON.stringify(is[field]))
  const [field, ...others] = changed
  if (field === undefined || others.length > 0) return null
  const [from, to] = [was[field], is[field]]
  return isSayable(from) && isSayable(to) ? { field, from, to } : null
}

const isSayable = (value: unknown): value is ChangedValue =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || isPainted(value)

const isPainted = (value: unknown): value is Paint => typeof value === 'object' && value !== null && 'type' in value

type Values = Readonly<Record<string, unknown>>

function valuesOf(record: string, { document, garment, zones }: RecordState): Values | null {
  const name = parseRecordKey(record)
  if (name?.kind === 'zone') {
    const zone = zones.find(({ key }) => key === name.id)
    return zone ? { paint: shownPaint(document, name.goalkeeper ? 'goalkeeper' : 'player', zone) } : null
  }
  if (name?.kind === 'option' && !name.goalkeeper) {
    const option = garment.options.find(({ id }) => id === name.id)
    return option ? { option: document.options[option.id]?.value ?? option.initial } : null
  }
  if (name?.goalkeeper) return null
  if (name?.kind === 'layer') return spread(document.layers[layerId(name.id)])
  if (name?.kind === 'player') return spread(document.players[playerId(name.id)])
  return name?.kind === 'design' ? spread(document.design) : null
}

/** A place or an extent by its parts, so that a move along one axis is one change. */
function spread(fields: object | undefined): Values | null {
  if (!fields) return null
  const parts = Object.entries(fields).flatMap(([field, value]): readonly (readonly [string, unknown])[] =>
    (field === 'place' || field === 'extent') && typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [[field, value]],
  )
  return Object.fromEntries(parts)
}
