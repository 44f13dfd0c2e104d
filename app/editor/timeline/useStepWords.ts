import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type DesignDocument, type GarmentPlugin, layerId, parseRecordKey, playerId } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatTime } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { doneWords } from '../controls/useNotifyOutcome.ts'
import { usePersonName } from '../people/personName.ts'
import type { Filmstrip, RecordedStep } from './filmstrip.ts'

/** How the moments of a film are called, in the language of the page. */
export interface WordsOfSteps {
  /** The name somebody gave it, else what was done there. */
  title(position: number): string
  /** What it was done to; empty for the whole design. */
  subject(position: number): string
  /** Who did it and when; empty for the empty design. */
  byline(position: number): string
  person(step: RecordedStep): string
  day(at: number): string
}

export function useStepWords(film: Filmstrip): WordsOfSteps {
  const { t } = useTranslation()
  const { garment } = useOpenedDesign()
  const { language, now } = useServices()
  const spoken = useStream(language)
  const nameOf = usePersonName()
  const stepAt = (position: number) => film.steps[position - 1]
  const wordsAt = (position: number) => {
    const step = stepAt(position)
    if (!step) return null
    const after = stepWords(t, step, film.documentAt(position), garment)
    return after.subject === '' ? stepWords(t, step, film.documentAt(position - 1), garment) : after
  }
  const day = (at: number): string => {
    const date = formatDate(new Date(at), spoken)
    return date === formatDate(new Date(now()), spoken) ? t('timeline.today') : date
  }
  return {
    title: position => stepAt(position)?.name ?? wordsAt(position)?.title ?? t('timeline.blank'),
    subject: position => wordsAt(position)?.subject ?? '',
    byline(position) {
      const step = stepAt(position)
      return step ? `${nameOf(step.author)}, ${day(step.at)}, ${formatTime(new Date(step.at))}` : ''
    },
    person: step => nameOf(step.author),
    day,
  }
}

interface StepWords {
  /** "Colour changed". */
  readonly title: string
  /** What it was done to: "Sleeves", "អង្គរ"; empty for the whole design. */
  readonly subject: string
}

/** What a step did, and to what. `document` is the design after it, or before it where it removed something. */
function stepWords(t: TFunction, step: RecordedStep, document: DesignDocument, garment: GarmentPlugin): StepWords {
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
