import type { TFunction } from 'i18next'
import { type DesignDocument, type GarmentPlugin, layerId, parseRecordKey, playerId } from '../../../engine/index.ts'
import { doneWords } from '../doneWords.ts'
import type { FilmStep } from './filmSteps.ts'

export interface StepWords {
  /** "Colour changed". */
  readonly title: string
  /** What it was done to: "Sleeves", "អង្គរ"; empty for the whole design. */
  readonly subject: string
}

/** What a step did, and to what. `document` is the design after it, or before it where it removed something. */
export function stepWords(t: TFunction, step: FilmStep, document: DesignDocument, garment: GarmentPlugin): StepWords {
  const subjects = step.item.records.map(record => subjectOf(t, record, document, garment)).filter(word => word !== '')
  return { title: doneWords(t, step.item.type), subject: subjects.length === 1 ? (subjects[0] ?? '') : '' }
}

function subjectOf(t: TFunction, record: string, document: DesignDocument, garment: GarmentPlugin): string {
  const name = parseRecordKey(record)
  const ns = `garment.${garment.slug}`
  if (name?.kind === 'zone') return t(`zones.${name.id}`, { ns, defaultValue: '' })
  if (name?.kind === 'option') return t(`options.${name.id}.name`, { ns, defaultValue: '' })
  if (name?.kind === 'layer') return document.layers[layerId(name.id)]?.text ?? ''
  if (name?.kind === 'player') return document.players[playerId(name.id)]?.name ?? ''
  return ''
}
