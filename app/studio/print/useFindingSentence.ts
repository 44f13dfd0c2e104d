import { useTranslation } from 'react-i18next'
import { type DesignDocument, familyOf, type GarmentPlugin, type LayerId, type State } from '../../../engine/index.ts'
import type { PrintObstacle, PrintWarning } from '../../../engine/print/index.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { useOpenedDesign } from '../OpenDesignContext.ts'

/** What findings are of. */
interface FoundIn {
  readonly garment: GarmentPlugin
  readonly document: State<DesignDocument>
}

/** Says in words what keeps the open design from being printed, or what to look at in its print. */
export function useFindingSentence() {
  const { garment, engine } = useOpenedDesign()
  return useSentenceIn({ garment, document: engine.document })
}

/** The same of any design. */
export function useSentenceIn(design: FoundIn) {
  const { t } = useTranslation()
  const nameOf = useLayerName(design)
  const placeOf = usePlaceName(design)
  const zoneOf = useZoneName(design)
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
function useZoneName({ garment }: FoundIn) {
  const { t } = useTranslation(`garment.${garment.slug}`)
  return (zone: string): string => t(`zones.${zone}`, { defaultValue: zone })
}

/** What is written in a layer. */
function useLayerName({ document }: FoundIn) {
  const { t } = useTranslation()
  return (layer: LayerId): string => document.current().layers[layer]?.text || t('print.layer')
}

/** Where a layer is: its words are those of a sample where players bring their own. */
function usePlaceName({ garment, document }: FoundIn) {
  const { t } = useTranslation()
  const nameOf = useLayerName({ garment, document })
  return (layer: LayerId): string => {
    const slot = document.current().layers[layer]?.slot
    return slot ? t(`slots.${slot}`, { ns: `garment.${garment.slug}`, defaultValue: nameOf(layer) }) : nameOf(layer)
  }
}
