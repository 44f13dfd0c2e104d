import { useTranslation } from 'react-i18next'
import type { Player } from '../../../server/contract/players/players.ts'
import { sizeName } from '../../i18n/sizeName.ts'
import { saveFile } from '../../studio/print/saveFile.ts'

const types = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export type ListFormat = keyof typeof types

/** Saves players as a file, in the words of the language that is shown; it can be brought back as it is. */
export function useListExport(): (players: readonly Player[], format: ListFormat) => Promise<void> {
  const { t } = useTranslation('playerList')
  return async (players, format) => {
    const { rosterCsv, rosterXlsx } = await import('../../panelkit/players/writeRoster.ts')
    const fields = ['number', 'name', 'size', 'shortsSize', 'sleeve', 'goalkeeper', 'team'] as const
    const table = [
      fields.map(field => t(`column.${field}`)),
      ...players.map(player => [
        player.number,
        player.name,
        sizeName(player.size),
        player.shortsSize === null ? '' : sizeName(player.shortsSize),
        player.sleeve === null ? '' : t(`sleeve.${player.sleeve}`),
        player.goalkeeper ? t('isGoalkeeper') : '',
        player.team,
      ]),
    ]
    const bytes = format === 'csv' ? rosterCsv(table) : await rosterXlsx(table)
    saveFile(bytes.slice(), `${t('fileName')}.${format}`, types[format])
  }
}
