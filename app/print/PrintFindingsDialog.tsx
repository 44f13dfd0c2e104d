import { useTranslation } from 'react-i18next'
import { MessageDialog } from '../shell/dialog/MessageDialog.tsx'
import { useFindingSentence } from './useFindingSentence.ts'
import type { PrintFindings } from './usePrinting.ts'

/** Says in words what keeps a design from being printed, or what to look at in the print. */
export function PrintFindingsDialog({ findings, close }: { findings: PrintFindings; close: () => void }) {
  const { t } = useTranslation()
  const sentence = useFindingSentence()
  return (
    <MessageDialog title={t(`print.${findings.kind}`)} close={close} accept={t('print.understood')}>
      <ul>
        {findings.found.map(found => (
          <li key={JSON.stringify(found)}>{sentence(found)}</li>
        ))}
      </ul>
    </MessageDialog>
  )
}
