import { useTranslation } from 'react-i18next'
import { useFieldWord } from '../../ui/forms/problemWord.ts'
import type { BookRow } from './bookRows.ts'
import styles from './playersTable.module.css'
import type { CellFault } from './useCellFaults.ts'

/** What is written in the table and cannot be taken, in words. */
export function Faults({ faults, rows }: { readonly faults: readonly CellFault[]; readonly rows: readonly BookRow[] }) {
  const { t } = useTranslation('playerList')
  const word = useFieldWord()
  const found = faults.flatMap(({ id, field, code }) => {
    const row = rows.find(({ player }) => player.id === id)
    const text = word(code, t(`column.${field}`))
    return row ? [{ key: `${id} ${field}`, text: t('faultOf', { name: row.player.name, text }) }] : []
  })
  return (
    <div role="alert">
      {found.length > 0 && (
        <ul className={styles.faults} aria-label={t('mend')}>
          {found.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
