import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ColumnPlan,
  planAt,
  type RosterChoice,
  type RosterField,
  type RosterReading,
} from '../../../plugins/roster/index.ts'
import { Select } from '../../ui/controls/native/Select.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import styles from './columnMap.module.css'
import { useReviewWords } from './useReviewWords.ts'

interface ColumnMapProps {
  readonly reading: Extract<RosterReading, { readonly kind: 'read' }>
  /** What a column may hold. */
  readonly fields: readonly RosterField[]
  readonly choices: readonly RosterChoice[]
  readonly change: (plan: ColumnPlan) => void
}

/** Lines that may be the head. */
const maxHeads = 20

/** What each column of a list holds, with its first cells, and which row is its head. Open while a column is unused. */
export function ColumnMap({ reading, fields, choices, change }: ColumnMapProps) {
  const { t } = useTranslation()
  const words = useReviewWords(choices)
  const { columns, lines, plan } = reading
  const isTaken = (field: RosterField | null): boolean => field !== null && fields.includes(field)
  const [isOpen] = useState(() => columns.some(({ field, samples }) => !isTaken(field) && samples.length > 0))
  const heads = lines.slice(0, Math.min(maxHeads, lines.length - 1)).map(({ line, cells }) => ({
    value: String(line),
    label: t('roster.atLine', { line }).concat(' ', cells.filter(Boolean).join(' · ').slice(0, 60)),
  }))
  const offered = [
    { value: '', label: t('roster.columns.skip') },
    ...fields.map(field => ({ value: field, label: words.head(field) })),
  ]
  const hold = (column: number, field: RosterField | null) => {
    // Two columns of names are one name; of any other field there is one.
    const others = plan.fields.map(held => (held === field && field !== 'name' ? null : held))
    change({ ...plan, fields: others.with(column, field) })
  }
  return (
    <details className={styles.columns} open={isOpen}>
      <summary>
        <ChevronRight aria-hidden />
        {t('roster.columns.title')}
      </summary>
      <p className={styles.lead}>{t('roster.columns.lead')}</p>
      <label className={styles.head}>
        <span>{t('roster.columns.head')}</span>
        <Select
          value={plan.head === null ? '' : String(plan.head)}
          choices={[{ value: '', label: t('roster.columns.noHead') }, ...heads]}
          choose={line => change(planAt(line === '' ? null : Number(line), lines, choices))}
        />
      </label>
      <ScrollRegion className={styles.list} label={t('roster.columns.title')}>
        {columns.map(({ head, samples, field }, column) =>
          samples.length === 0 && field === null ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the list
            <div key={column} className={styles.column} data-unused={!isTaken(field) || undefined}>
              <strong>{head}</strong>
              <Select
                label={t('roster.columns.holds', { column: head })}
                value={field !== null && isTaken(field) ? field : ''}
                choices={offered}
                choose={chosen => hold(column, chosen === '' ? null : chosen)}
              />
              <span>{samples.join(' · ')}</span>
            </div>
          ),
        )}
      </ScrollRegion>
    </details>
  )
}
