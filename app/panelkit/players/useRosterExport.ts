import { useTranslation } from 'react-i18next'
import { inOrder, sizes } from '../../../engine/index.ts'
import { sizeName } from '../../i18n/formats.ts'
import { saveFile } from '../../studio/print/saveFile.ts'
import { useDesignAccess } from '../design/DesignAccess.ts'
import { useGarmentWords } from '../design/useDesign.ts'

/** Saves the players of the design as a file, in the words of the language that is shown. */
export function useRosterExport(): (format: 'csv' | 'xlsx') => Promise<void> {
  const { changes, garment } = useDesignAccess()
  const names = useGarmentWords()
  const { t } = useTranslation()
  return async format => {
    const { design, players } = changes.document.current()
    const { rosterCsv, rosterTable, rosterXlsx } = await import('./writeRoster.ts')
    const head = (field: string) => t(`roster.column.${field}`)
    const table = rosterTable(
      inOrder(players).map(([, player]) => player),
      {
        heads: {
          number: head('number'),
          name: head('name'),
          size: head('size'),
          goalkeeper: head('goalkeeper'),
          quantity: head('quantity'),
        },
        choices: garment.playerOptions.map(option => ({
          field: option.field,
          head: names(`playerOptions.${option.field}.name`),
          called: value =>
            option.kind === 'size' ? nameOfSize(value) : names(`playerOptions.${option.field}.values.${value}`),
        })),
        goalkeeper: t('roster.column.goalkeeper'),
      },
    )
    const bytes = format === 'csv' ? rosterCsv(table) : await rosterXlsx(table)
    const type = format === 'csv' ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    saveFile(bytes.slice(), `${design.name || t('name.none')}.${format}`, type)
  }
}

function nameOfSize(value: string): string {
  const size = sizes.find(known => known === value)
  return size ? sizeName(size) : ''
}
