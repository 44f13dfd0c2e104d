import { draftPanel, type Panel, panelId, straight } from '../../../engine/index.ts'
import { allowance } from './allowances.ts'
import type { SleeveStyle } from './options.ts'

/** Finished height of a rib cuff in mm; the sleeve is shorter by as much. */
export const cuffHeight: Readonly<Record<SleeveStyle, number>> = { short: 25, long: 50 }

/** The rib is shorter than the sleeve's hem, so that it holds the arm. */
export const cuffRatio = 0.86

/** A strip of rib round the hem of a sleeve, folded on its lower edge like the collar on its top. */
export function draftCuff(side: 'Left' | 'Right', hem: number, style: SleeveStyle): Panel {
  const [half, height] = [(hem * cuffRatio) / 2, cuffHeight[style]]
  const [first, second] = side === 'Left' ? ['endFront', 'endBack'] : ['endBack', 'endFront']
  return draftPanel({
    id: `cuff${side}`,
    part: 'shirt',
    placement: { kind: 'tube', below: panelId(`sleeve${side}`), front: 'endFront' },
    edges: [
      ['sleeve', straight([-half, 0], [half, 0]), allowance.seam],
      [second, straight([half, 0], [half, height]), allowance.seam],
      ['fold', straight([half, height], [-half, height]), height + allowance.seam],
      [first, straight([-half, height], [-half, 0]), allowance.seam],
    ],
    grain: [
      [0, 3],
      [0, height - 3],
    ],
    notches: [{ edge: 'sleeve', at: 0.5 }],
    anchors: { centre: [0, height / 2] },
    rib: true,
  })
}
