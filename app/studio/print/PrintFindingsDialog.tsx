import { useTranslation } from 'react-i18next'
import { type FontId, fontBook, type LayerId, type PlayerId } from '../../../engine/index.ts'
import type { PrintObstacle, PrintWarning } from '../../../engine/print/index.ts'
import { MessageDialog } from '../../ui/dialog/Dialogs.tsx'
import { useOpenedDesign } from '../OpenDesignContext.ts'
import { layerOf } from './printInWorker.ts'

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

/** Says in words what keeps a design from being printed, or what to look at in its print. */
export function useFindingSentence() {
  const { t } = useTranslation()
  const { engine } = useOpenedDesign()
  const nameOf = (layer: LayerId | null) => (layer && engine.document.current().layers[layer]?.text) || t('print.layer')
  const family = (font: FontId) => fontBook.find(entry => entry.id === font)?.family ?? font
  return (found: PrintObstacle | PrintWarning): string => {
    const layer = nameOf(layerOf(found))
    switch (found.kind) {
      case 'font-missing':
        return t('print.found.font', { layer, font: family(found.font) })
      case 'characters-missing':
        return t('print.found.characters', { layer, characters: found.characters.join(' ') })
      case 'picture-missing':
        return t('print.found.picture', { layer })
      case 'picture-unreadable':
        return t('print.found.unreadable', { layer })
      case 'tool-failed':
        return t('print.found.tool', { tool: t('name', { ns: `tool.${found.plugin}`, defaultValue: found.plugin }) })
      case 'tool-missing':
        return t('print.found.toolMissing', { layer })
      case 'panel-missing':
        return t('print.found.panel', { layer })
      case 'lettering-small':
        return t('print.found.small', { layer, height: found.height })
      case 'low-resolution':
        return t('print.found.resolution', { layer, dpi: found.dpi })
    }
  }
}

/** Of the whole design, or of one player's shirt. */
export type Finding = (PrintObstacle | PrintWarning) & { readonly player?: PlayerId }

/** What has to be said about a print: why there is none, or what to look at in it. */
export interface PrintFindings {
  readonly kind: 'refused' | 'printed'
  readonly found: readonly Finding[]
}
