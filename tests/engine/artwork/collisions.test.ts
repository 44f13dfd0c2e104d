import { expect, it } from 'vitest'
import { inkFindings } from '../../../engine/artwork/inkFindings.ts'
import { type ArtworkGroup, composePanels, type LayerId, sewingLine } from '../../../engine/index.ts'
import { tools } from '../../../plugins/index.ts'
import { crowdedKits } from '../../support/crowdedKits.ts'
import { resources } from '../../support/drawing.ts'
import { areaBeyond, commonArea } from '../../support/inkRows.ts'
import { soccer } from '../../support/openSoccer.ts'

/** In mm²: certainly more, or certainly less, than ink on other ink that somebody sees. */
const sure = { some: 2, none: 0.5 } as const

interface Counted {
  found: number
  missed: number
  wrong: number
  right: number
}

const layerOf = ({ source }: ArtworkGroup): LayerId =>
  'layer' in source ? source.layer : expect.unreachable('A zone lies among the layers.')

it('[A23] finds what overlaps and what a seam cuts on 200 made kits, and little else', () => {
  const pairs: Counted = { found: 0, missed: 0, wrong: 0, right: 0 }
  const cuts: Counted = { found: 0, missed: 0, wrong: 0, right: 0 }
  const count = (counted: Counted, isFound: boolean, area: number) => {
    if (area >= sure.some) counted[isFound ? 'found' : 'missed']++
    else if (area <= sure.none) counted[isFound ? 'wrong' : 'right']++
  }
  for (const document of crowdedKits(200, 20260)) {
    const panels = composePanels({
      document,
      garment: soccer,
      tools,
      version: 'player',
      player: null,
      size: 'M',
      layersOnly: true,
      resources: { ...resources, image: () => ({ width: 300, height: 200 }) },
      onPluginError: ({ message }) => expect.unreachable(message),
    })
    for (const scene of panels) {
      const findings = inkFindings({ document, version: 'player', ...scene })
      const { groups } = scene.artwork
      const isFound = (kind: string, layer: LayerId, other?: LayerId) =>
        findings.some(
          found =>
            found.kind === kind && found.layer === layer && (!other || ('other' in found && found.other === other)),
        )
      groups.forEach((group, at) => {
        const layer = layerOf(group)
        if (document.layers[layer]?.asset === null && !group.over) {
          count(cuts, isFound('lettering-cut', layer), areaBeyond(group, sewingLine(scene.panel)))
        }
        for (const below of groups.slice(0, at)) {
          // What came over a seam together is compared on the other side.
          if (layerOf(below) === layer || (group.over && group.over === below.over)) continue
          count(pairs, isFound('layers-overlap', layer, layerOf(below)), commonArea(group, below))
        }
      })
    }
  }
  for (const { found, missed, wrong, right } of [pairs, cuts]) {
    expect(found).toBeGreaterThan(50)
    expect(right).toBeGreaterThan(100)
    expect(found / (found + wrong)).toBeGreaterThanOrEqual(0.98)
    expect(found / (found + missed)).toBeGreaterThanOrEqual(0.98)
  }
})
