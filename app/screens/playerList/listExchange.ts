import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GarmentPlugin } from '../../../engine/index.ts'
import { fetchGarments } from '../../../plugins/fetchGarment.ts'
import type { Player } from '../../../server/contract/players/players.ts'
import { sizeName } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { saveFile } from '../../studio/print/saveFile.ts'
import { useFetchStudio } from '../../studio/StudioContext.ts'
import type { ListImport } from './ListImport.tsx'

interface Importing {
  readonly text: string | null
  readonly ListImport: typeof ListImport
  readonly garments: readonly GarmentPlugin[]
}

/** The dialog that reads lists, fetched when it is first asked for, with the studio's words. */
export function useListImport() {
  const { block, toasts } = useServices()
  const fetchStudio = useFetchStudio()
  const { t } = useTranslation('playerList')
  const [importing, setImporting] = useState<Importing | null>(null)
  return {
    importing,
    close: () => setImporting(null),
    /** @param text what was pasted, or `null` to ask for a list */
    async bring(text: string | null): Promise<void> {
      try {
        const fetching = Promise.all([import('./ListImport.tsx'), fetchGarments(), fetchStudio()])
        const [{ ListImport }, garments] = await block.during(fetching)
        setImporting({ text, ListImport, garments })
      } catch {
        toasts.show({ key: 'import', severity: 'error', text: t('app:problem.unreachable'), life: 8000 })
      }
    },
  }
}

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
