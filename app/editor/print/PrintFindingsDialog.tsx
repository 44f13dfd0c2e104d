import { useTranslation } from 'react-i18next'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import type { Finding, PrintFindings } from '../../studio/print/printFindings.ts'
import { useFindingSentence } from '../../studio/print/useFindingSentence.ts'
import { MessageDialog } from '../../ui/dialog/MessageDialog.tsx'

/** Says in words what keeps a design from being printed, or what to look at in the print. */
export function PrintFindingsDialog({ findings, close }: { findings: PrintFindings; close: () => void }) {
  const { t } = useTranslation()
  const sentence = useFindingSentence()
  const { players } = useOpenedDesign().engine.document.current()
  const whose = ({ player }: Finding) => {
    const fields = player && players[player]
    return fields ? `${fields.number} ${fields.name}: ` : ''
  }
  return (
    <MessageDialog title={t(`print.${findings.kind}`)} close={close} accept={t('print.understood')}>
      <ul>
        {findings.found.map(found => (
          <li key={JSON.stringify(found)}>
            {whose(found)}
            {sentence(found)}
          </li>
        ))}
      </ul>
    </MessageDialog>
  )
}
