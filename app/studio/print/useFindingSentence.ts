import { useTranslation } from 'react-i18next'
import { familyOf, type LayerId } from '../../../engine/index.ts'
import type { PrintObstacle, PrintWarning } from '../../../engine/print/index.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { useOpenedDesign } from '../OpenDesignContext.ts'

/** Says in words what keeps a design from being printed, or what to look at in its print. */
export function useFindingSentence() {
  const { t } = useTranslation()
  const nameOf = useLayerName()
  const placeOf = usePlaceName()
  const zoneOf = useZoneName()
  return (found: PrintObstacle | PrintWarning): string => {
    const layer = 'layer' in found && found.layer ? nameOf(found.layer) : t('print.layer')
    switch (found.kind) {
      case 'font-missing':
        return t('print.found.font', { layer, font: familyOf(found.font) })
      case 'characters-missing':
        return t('print.found.characters', { layer, characters: found.characters.join(' ') })
      case 'pattern-missing':
        return t('print.found.pattern', { zone: zoneOf(found.zone) })
      case 'image-missing':
        return t('print.found.image', { layer })
      case 'image-unreadable':
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
      case 'layers-overlap':
        return t('print.found.overlap', { layer: placeOf(found.layer), other: placeOf(found.other) })
      case 'layers-close': {
        const places = { layer: placeOf(found.layer), other: placeOf(found.other) }
        return t('print.found.close', { ...places, gap: centimetres(found.gap), min: centimetres(found.min) })
      }
      case 'lettering-cut':
        return t('print.found.cut', { layer: placeOf(found.layer) })
      case 'edge-close': {
        const { edge, gap, min } = found
        const measures = { gap: centimetres(gap), min: centimetres(min) }
        const words = { layer: placeOf(found.layer), ...measures }
        return edge === 'hem' ? t('print.found.nearHem', words) : t('print.found.nearSeam', words)
      }
      case 'low-contrast':
        return t('print.found.contrast', { layer: placeOf(found.layer), ratio: formatNumber(found.ratio, 1) })
      case 'ink-far': {
        const { colour, ink, away } = found
        const places = found.places.map(place => ('layer' in place ? placeOf(place.layer) : zoneOf(place.zone)))
        return t('print.found.ink', {
          colour: colour.toUpperCase(),
          ink,
          away: formatNumber(away, 1),
          places: places.join(', '),
        })
      }
      case 'outside-rules': {
        const { height, min, max } = found
        const measures = { height: centimetres(height), min: centimetres(min), max: centimetres(max) }
        return t('print.found.rules', { layer: placeOf(found.layer), ...measures })
      }
    }
  }
}

const centimetres = (mm: number): string => formatNumber(mm / 10, Number.isInteger(mm / 10) ? 0 : 1)

/** What a part of the garment is called. */
function useZoneName() {
  const { garment } = useOpenedDesign()
  const { t } = useTranslation(`garment.${garment.slug}`)
  return (zone: string): string => t(`zones.${zone}`, { defaultValue: zone })
}

/** What is written in a layer. */
function useLayerName() {
  const { t } = useTranslation()
  const { engine } = useOpenedDesign()
  return (layer: LayerId): string => engine.document.current().layers[layer]?.text || t('print.layer')
}

/** Where a layer is: its words are those of a sample where players bring their own. */
function usePlaceName() {
  const { t } = useTranslation()
  const nameOf = useLayerName()
  const { engine, garment } = useOpenedDesign()
  return (layer: LayerId): string => {
    const slot = engine.document.current().layers[layer]?.slot
    return slot ? t(`slots.${slot}`, { ns: `garment.${garment.slug}`, defaultValue: nameOf(layer) }) : nameOf(layer)
  }
}
