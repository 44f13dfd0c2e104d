import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type AuthorId,
  asDesigned,
  type DesignDocument,
  type FontId,
  familyOf,
  type GarmentPlugin,
  layerId,
  parseRecordKey,
  playerId,
  sizes,
} from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatNumber, formatTime, sizeName } from '../../i18n/formats.ts'
import type { Language } from '../../i18n/languages.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { doneWords } from '../controls/useNotifyOutcome.ts'
import { usePersonName } from '../people/personName.ts'
import type { Filmstrip, RecordedStep } from './filmstrip.ts'
import { type StepChange, stepChange } from './stepChange.ts'

/** Titles of the filmstrip's steps, in the language of the page. */
export interface WordsOfSteps {
  /** The name somebody gave it, else what was done there. */
  title(position: number): string
  /** What it was done to; empty for the whole design. */
  subject(position: number): string
  /** From what to what, where one word can say it; else empty. */
  change(position: number): string
  /** Who did it and when; empty for the empty design. */
  byline(position: number): string
  person(step: RecordedStep): string
  day(at: number): string
}

export function useStepWords(filmstrip: Filmstrip): WordsOfSteps {
  const { t } = useTranslation()
  const { garment, artwork } = useOpenedDesign()
  const zones = useMemo(() => garment.zones(artwork.pattern(asDesigned).current()), [garment, artwork])
  const services = useServices()
  const { now } = services
  const language = useStream(services.language)
  const nameOf = usePersonName()
  return useMemo(
    () =>
      wordsOf({ t, filmstrip, garment, zones, nameOf, today: () => formatDate(new Date(now()), language), language }),
    [t, filmstrip, garment, zones, nameOf, now, language],
  )
}

interface Spoken {
  readonly t: TFunction
  readonly filmstrip: Filmstrip
  readonly garment: GarmentPlugin
  readonly zones: ReturnType<GarmentPlugin['zones']>
  nameOf(author: AuthorId): string
  /** The date, as it is written. */
  today(): string
  readonly language: Language
}

function wordsOf({ t, filmstrip, garment, zones, nameOf, today, language }: Spoken): WordsOfSteps {
  const stepAt = (position: number) => filmstrip.steps[position - 1]
  const wordsAt = (position: number) => {
    const step = stepAt(position)
    if (!step) return null
    const after = stepWords(t, step, filmstrip.documentAt(position), garment)
    return after.subject === '' ? stepWords(t, step, filmstrip.documentAt(position - 1), garment) : after
  }
  const day = (at: number): string => {
    const date = formatDate(new Date(at), language)
    return date === today() ? t('timeline.today') : date
  }
  return {
    title: position => stepAt(position)?.name ?? wordsAt(position)?.title ?? t('timeline.blank'),
    subject: position => wordsAt(position)?.subject ?? '',
    change(position) {
      const step = stepAt(position)
      const [record, ...others] = step?.item.records ?? []
      if (record === undefined || others.length > 0) return ''
      const at = (document: DesignDocument) => ({ document, garment, zones })
      const changed = stepChange(record, at(filmstrip.documentAt(position - 1)), at(filmstrip.documentAt(position)))
      if (!changed) return ''
      const wordOf = (value: StepChange['from']) => valueWords(t, record, changed.field, value, garment)
      return `${wordOf(changed.from)} → ${wordOf(changed.to)}`
    },
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

/** Under which the tool of texts has words for the values of its fields. */
const namesOfText: Readonly<Record<string, string>> = { warp: 'warped', align: 'aligned', textCase: 'case' }

/** A value as people know it: a colour by its figures, a size by its name, a choice by the garment's word. */
function valueWords(t: TFunction, record: string, field: string, value: StepChange['from'], garment: GarmentPlugin) {
  if (typeof value === 'number') return formatNumber(value, 1)
  if (typeof value === 'object') {
    return value.type === 'solid' ? value.colour.toUpperCase() : value.stops.map(({ colour }) => colour).join('–')
  }
  const size = field.toLowerCase().endsWith('size') ? sizes.find(known => known === value) : undefined
  if (size) return sizeName(size)
  if (field === 'font') return familyOf(value as FontId)
  const shaped = namesOfText[field]
  if (shaped) return t(`${shaped}.${value}`, { ns: 'tool.text', defaultValue: value })
  const option = field === 'option' ? parseRecordKey(record)?.id : undefined
  if (option === undefined) return value
  return t(`options.${option}.values.${value}`, { ns: `garment.${garment.slug}`, defaultValue: value })
}
