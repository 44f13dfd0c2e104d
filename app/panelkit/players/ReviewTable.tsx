import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { RosterChoice, RosterField, RosterRow } from '../../../plugins/roster/index.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { Scroll } from '../controls/dialogs.tsx'
import { EditableTable } from '../table/EditableTable.tsx'
import type { EditableColumn, EditableRow } from '../table/editableRows.ts'
import styles from './roster.module.css'
import { type ReviewWords, useReviewWords } from './useReviewWords.ts'

interface ReviewTableProps {
  readonly rows: readonly RosterRow[]
  /** The columns. */
  readonly fields: readonly RosterField[]
  /** What can be chosen for a player. */
  readonly choices: readonly RosterChoice[]
  /** Writes into a cell of the row that stands at this line of the list. */
  readonly write: (line: number, field: RosterField, text: string) => void
  readonly remove: (line: number) => void
}

const widths: Readonly<Record<RosterField, string>> = {
  number: '72px',
  size: '84px',
  goalkeeper: '112px',
  quantity: '84px',
  team: '120px',
}

/** Every row as it was read; rows with errors come first, and each error stands below its row. */
export function ReviewTable({ rows, fields, choices, write, remove }: ReviewTableProps) {
  const { t } = useTranslation()
  const words = useReviewWords(choices)
  const columns = useColumns(fields, choices, words)
  const shown = useRows(rows, words)
  return (
    <Scroll>
      <EditableTable
        label={t('roster.review')}
        columns={columns}
        rows={shown}
        choose={(id, field, text) => write(Number(id), field, text)}
        remove={id => {
          remove(Number(id))
          return undefined
        }}
      />
      <Findings rows={rows} words={words} />
    </Scroll>
  )
}

/** The line of a row, what stands in it, and a button that takes it out. */
function useColumns(
  fields: readonly RosterField[],
  choices: readonly RosterChoice[],
  { head }: ReviewWords,
): readonly EditableColumn[] {
  const { t } = useTranslation()
  return useMemo((): readonly EditableColumn[] => {
    const errorNote = <span className="visually-hidden">{t('roster.errors')}</span>
    const line = ({ name, notes }: EditableRow) => (
      <>
        <span className={styles.line}>{name}</span>
        {Object.keys(notes ?? {}).length > 0 && errorNote}
      </>
    )
    return [
      {
        key: 'line',
        label: t('roster.line'),
        width: '56px',
        cell: { kind: 'show', content: line },
        labelOf: name => name,
      },
      ...fields.map((field): EditableColumn => {
        const width = widths[field] ?? (choices.some(choice => choice.field === field) ? '96px' : undefined)
        return {
          key: field,
          label: head(field),
          cell: { kind: 'text', longest: 300 },
          labelOf: name => `${head(field)}, ${name}`,
          ...(width && { width }),
        }
      }),
      {
        key: 'drop',
        label: t('roster.drop'),
        width: '44px',
        isQuiet: true,
        cell: { kind: 'remove' },
        labelOf: () => t('roster.drop'),
      },
    ]
  }, [fields, choices, head, t])
}

/** Of several findings in a cell the first is shown. */
function useRows(rows: readonly RosterRow[], words: ReviewWords): readonly EditableRow[] {
  return useMemo(
    () =>
      rows.map(({ line, cells, findings }): EditableRow => {
        const notes = findings.map(finding => {
          const note = { kind: 'problem', text: words.finding(finding) } as const
          return [finding.field, note] as const
        })
        return { id: String(line), name: String(line), values: cells, notes: Object.fromEntries(notes.toReversed()) }
      }),
    [rows, words],
  )
}

/** The errors of a row, in words. */
function Findings({ rows, words }: { readonly rows: readonly RosterRow[]; readonly words: ReviewWords }) {
  const { t } = useTranslation()
  const bad = rows.filter(({ findings }) => findings.length > 0)
  if (bad.length === 0) return null
  return (
    <ScrollRegion className={styles.findings} label={t('roster.errors')}>
      <ul>
        {bad.slice(0, 20).map(({ line, cells, findings }) => (
          <li key={line}>
            {t('roster.atLine', { line })}{' '}
            {findings
              .map(finding => {
                const written = cells[finding.field]
                return `${written ? `${t('roster.quoted', { text: written })}${t('roster.separator')} ` : ''}${words.finding(finding)}`
              })
              .join(' ')}
          </li>
        ))}
      </ul>
    </ScrollRegion>
  )
}
