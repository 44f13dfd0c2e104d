import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../session/ServicesContext.ts'
import { useFetchStudio } from '../../studio/StudioContext.ts'
import type { ListImport } from './ListImport.tsx'

interface Importing {
  readonly text: string | null
  readonly ListImport: typeof ListImport
}

/** The dialog that reads lists, fetched when it is first asked for, with the studio's words. */
export function useListImport() {
  const { block, toasts } = useServices()
  const fetchStudio = useFetchStudio()
  const { t } = useTranslation('playerList')
  const [importing, setImporting] = useState<Importing | null>(null)
  return {
    importing,
    ListImport: importing?.ListImport,
    close: () => setImporting(null),
    /** @param text what was pasted, or `null` to ask for a list */
    async bring(text: string | null): Promise<void> {
      try {
        const [fetched] = await block.during(Promise.all([import('./ListImport.tsx'), fetchStudio()]))
        setImporting({ text, ListImport: fetched.ListImport })
      } catch {
        toasts.show({ key: 'import', severity: 'error', text: t('app:problem.unreachable'), life: 8000 })
      }
    },
  }
}
