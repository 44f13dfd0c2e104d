import { familyOf } from '../../lettering/fontName.ts'
import type { PrintObstacle } from '../printOrder.ts'
import type { NamedObstacle, PackLine, PackSource } from './packSource.ts'

/** Says of which layer or part of the garment an obstacle is, as people know it. */
export function nameObstacle(
  found: PrintObstacle,
  { document, garment }: PackLine,
  language: PackSource['language'],
): NamedObstacle {
  const words = garment.labels[language]
  const layer = 'layer' in found ? document.layers[found.layer] : undefined
  const slot = layer?.slot ? words.slots[layer.slot] : undefined
  const part = 'zone' in found ? (words.zones[found.zone] ?? found.zone) : ''
  return { kind: found.kind, place: slot || layer?.text || layer?.kind || part, detail: detailOf(found) }
}

function detailOf(found: PrintObstacle): string {
  switch (found.kind) {
    case 'font-missing':
      return familyOf(found.font)
    case 'characters-missing':
      return found.characters.join(' ')
    case 'tool-missing':
      return found.layerKind
    case 'tool-failed':
      return found.plugin
    case 'pattern-missing':
      return found.pattern
    case 'image-missing':
    case 'image-unreadable':
      return ''
  }
}
