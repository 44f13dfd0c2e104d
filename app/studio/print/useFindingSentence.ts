import { useTranslation } from 'react-i18next'
import { type FontId, fontBook, type LayerId } from '../../../engine/index.ts'
import type { PrintObstacle, PrintWarning } from '../../../engine/print/index.ts'
import { useOpenedDesign } from '../OpenDesignContext.ts'
import { layerOf } from './printMessages.ts'

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
