import { useTranslation } from 'react-i18next'
import type { PlayerId } from '../../../engine/index.ts'
import type { PrintObstacle, PrintWarning } from '../../../engine/print/index.ts'
import { isolated } from '../../i18n/formats.ts'
import { MessageDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { useOpenedDesign } from '../OpenDesignContext.ts'
import { useFindingSentence } from './useFindingSentence.ts'

/** Says in words what keeps a design from being printed, or what to look at in the print. */
export function PrintFindingsDialog({ findings, close }: { findings: PrintFindings; close: () => void }) {
  const { t } = useTranslation()
  const sentence = useFindingSentence()
  const { players } = useOpenedDesign().engine.document.current()
  const whose = ({ player }: Finding) => {
    const fields = player && players[player]
    return fields ? `${fields.number} ${isolated(fields.name)}: ` : ''
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

/** Of the whole design, or of one player's shirt. */
export type Finding = (PrintObstacle | PrintWarning) & { readonly player?: PlayerId }

/** What has to be said about a print: why there is none, what to look at in it, or whose shirts are left out. */
export interface PrintFindings {
  readonly kind: 'refused' | 'printed' | 'left'
  readonly found: readonly Finding[]
}
