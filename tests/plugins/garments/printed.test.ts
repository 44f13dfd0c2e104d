import { describe, expect, it } from 'vitest'
import {
  baseSize,
  boundsHold,
  composePanel,
  type GarmentPlugin,
  isCut,
  type LayerFields,
  mm,
  type Panel,
  panelBounds,
  type Size,
  type Slot,
  sewingLine,
} from '../../../engine/index.ts'
import { garments } from '../../../plugins/index.ts'
import { documentOf, place, resources, textLayer, textTool } from '../../support/drawing.ts'
import { someSizes } from '../../support/nightly.ts'
import { lineOnPanel } from '../../support/pieces.ts'
import { readPrinted } from '../../support/printing.ts'
import { distanceTo, farthestApart } from '../../support/readPdf.ts'

/** A line of capitals that fills its slot. */
const layerOf = (slot: Slot): LayerFields =>
  textLayer(slot.kind === 'number' ? '88' : 'WWWWWWWWWWWWWWWW', {
    slot: slot.id,
    place: place({ panel: slot.panel, anchor: slot.anchor, x: slot.offset[0], y: slot.offset[1] }),
    size: { width: slot.size.width === null ? null : mm(slot.size.width), height: mm(slot.size.height) },
  })

const inkOf = (garment: GarmentPlugin, slot: Slot, size: Size) => {
  const [group] = composePanel({
    document: documentOf({ layers: { it: layerOf(slot) } }),
    garment,
    tools: [textTool],
    panel: slot.panel,
    version: 'player',
    player: null,
    size,
    resources,
    onPluginError: error => expect.unreachable(error.message),
  }).groups.filter(({ source }) => 'layer' in source)
  if (!group) return expect.unreachable(`The slot ${slot.id} drew nothing.`)
  return group.bounds
}

/** Edges that are straight enough, away from corners, to measure their allowance in the middle. */
const middlesOf = ({ edges }: Panel) =>
  edges.map(({ name, points, allowance }) => {
    const at = Math.floor((points.length - 1) / 2)
    const [[ax, ay], [bx, by]] = [points[at] ?? [0, 0], points[at + 1] ?? [0, 0]]
    return { name, allowance, middle: [(ax + bx) / 2, (ay + by) / 2] as const }
  })

describe.each(garments)('$id', garment => {
  describe.each(someSizes)('in size %s', size => {
    it('is printed as drafted, cut at the allowance of every edge', async () => {
      const { pages } = await readPrinted({ garment, size })
      const panels = garment.pattern(size, {}).panels.filter(isCut)
      expect(pages).toHaveLength(panels.length)
      panels.forEach((panel, index) => {
        const drafted = sewingLine(panel)
        const sewing = lineOnPanel(pages[index], 'Sewing line', panel)
        expect(farthestApart(sewing, drafted), panel.id).toBeLessThan(0.2)
        expect(farthestApart(drafted, sewing), panel.id).toBeLessThan(0.2)
        const cut = lineOnPanel(pages[index], 'Cut line', panel)
        for (const { name, middle, allowance } of middlesOf(panel)) {
          expect(Math.abs(distanceTo(cut, middle) - allowance), `${panel.id} ${name}`).toBeLessThan(0.2)
        }
      })
    })

    it.each(garment.slots(garment.pattern(size, {})))('keeps a full $id on its panel', slot => {
      const panel = garment.pattern(size, {}).panels.find(({ id }) => id === slot.panel)
      const { left, top, right, bottom } = inkOf(garment, slot, size)
      const bounds = panel ? panelBounds(panel) : undefined
      for (const corner of [
        [left, top],
        [right, bottom],
      ] as const) {
        expect(bounds && boundsHold(bounds, corner)).toBe(true)
      }
    })
  })

  it.each(garment.slots(garment.pattern(baseSize, {})).filter(slot => slot.offset[0] === 0))(
    'keeps $id on the centre in all sizes when its anchor is there',
    slot => {
      for (const size of someSizes) {
        const panel = garment.pattern(size, {}).panels.find(({ id }) => id === slot.panel)
        const [anchor] = panel?.anchors[slot.anchor] ?? []
        const { left, right } = inkOf(garment, slot, size)
        expect((left + right) / 2).toBeCloseTo(anchor ?? Number.NaN, 6)
      }
    },
  )
})
