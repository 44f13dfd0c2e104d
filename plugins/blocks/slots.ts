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

/** The name of a player, of `[width, height]` in mm, which keeps 40 mm from the number below it. */
export const nameAboveNumber = (
  offset: Point,
  extent: Extent,
  [above, below, perSize]: readonly [number, number, number] = [30, 25, 16],
): Slot => {
  const apart = { slot: 'backNumber', min: 40 }
  return slot(
    'playerName',
    'text',
    'back.centreShoulders',
    offset,
    extent,
    line(above, below, { perSize, narrowest: 0.75, apart }),
  )
}

/** The back of a usual shirt: the name, and what lies below it, hang from one anchor, so that they keep their distance in every size. */
export const usualBackSlots: readonly Slot[] = [
  nameAboveNumber([0, 0], [328, 60]),
  slot('backNumber', 'number', 'back.centreShoulders', [0, 240], [330, 260], digits([250, 350], 16)),
  slot('backText', 'text', 'back.centreShoulders', [0, 414], [260, 36], line(16, 20, { perSize: 14 })),
  slot('backImage', 'image', 'back.centreBack', [0, 20], [280, 320]),
]

/** Those slots whose panels the cut has. */
export const slotsOn = ({ panels }: Pattern, slots: readonly Slot[]): readonly Slot[] =>
  slots.filter(({ panel }) => panels.some(({ id }) => id === panel))
