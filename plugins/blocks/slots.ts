import { type Pattern, type Point, panelId, type Slot, type SlotLettering } from '../../engine/plugin.ts'

type Extent = readonly [width: number | null, height: number]

/** A place `on` a panel's anchor, as in `front.centreChest`. It keeps its measure in every size, as the rules of games have it. */
export function slot(
  id: string,
  kind: string,
  on: `${string}.${string}`,
  offset: Point,
  [width, height]: Extent,
  lettering?: SlotLettering,
): Slot {
  const [panel = '', anchor = ''] = on.split('.')
  const place = { panel: panelId(panel), anchor, offset, size: { width, height }, grade: 'fixed' as const }
  return { id, kind, ...place, ...(lettering && { lettering }) }
}

/** How far the ink of lettering reaches beyond its capitals, and how it grows, in mm. */
export const line = (above: number, below: number, more: Partial<SlotLettering> = {}): SlotLettering => ({
  above,
  below,
  perSize: 0,
  rule: null,
  narrowest: 1,
  ...more,
})

/** A number, which may be narrowed to three quarters; `rule` and `perSize` as slots have them. */
export const digits = (rule: SlotLettering['rule'], perSize: number): SlotLettering =>
  line(0, 0, { rule, perSize, narrowest: 0.75 })

/** Those slots whose panels the cut has. */
export const slotsOn = ({ panels }: Pattern, slots: readonly Slot[]): readonly Slot[] =>
  slots.filter(({ panel }) => panels.some(({ id }) => id === panel))
