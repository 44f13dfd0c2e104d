import { useTranslation } from 'react-i18next'
import { inOrder } from '../../../engine/index.ts'
import { saveFile } from '../../studio/print/saveFile.ts'
import { useDesignAccess } from '../design/DesignAccess.ts'

/** Saves the players of the design as a file, in the words of the language that is shown. */
export function useRosterExport(): (format: 'csv' | 'xlsx') => Promise<void> {
  const { document } = useDesignAccess()
  const { t } = useTranslation()
  return async format => {
    const { design, players } = document.current()
    const { rosterCsv, rosterTable, rosterXlsx } = await import('./writeRoster.ts')
    const head = (field: string) => t(`roster.column.${field}`)
    const table = rosterTable(
      inOrder(players).map(([, player]) => player),
      {
        heads: {
          number: head('number'),
          name: head('name'),
          size: head('size'),
          shortsSize: head('shortsSize'),
          sleeve: head('sleeve'),
          goalkeeper: head('goalkeeper'),
          quantity: head('quantity'),
        },
        sleeves: { short: t('roster.sleeve.short'), long: t('roster.sleeve.long') },
        goalkeeper: t('roster.column.goalkeeper'),
      },
    )
    const bytes = format === 'csv' ? rosterCsv(table) : await rosterXlsx(table)
    const type = format === 'csv' ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    saveFile(bytes.slice(), `${design.name || t('name.none')}.${format}`, type)
  }
}
