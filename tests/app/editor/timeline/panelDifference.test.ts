import { expect, it } from 'vitest'
import { panelDifference } from '../../../../app/editor/timeline/panelDifference.ts'
import { createState, type PanelArtwork, panelId } from '../../../../engine/index.ts'
import { zoneKey } from '../../../../engine/plugin.ts'

const cloth = (colour: string): PanelArtwork => ({
  panel: panelId('front'),
  groups: [
    {
      source: { zone: zoneKey('base') },
      bounds: { left: 0, top: 0, right: 10, bottom: 10 },
      items: [
        {
          kind: 'path',
          path: [['M', 0, 0], ['L', 10, 10], ['Z']],
          fill: { type: 'solid', colour },
          stroke: null,
          opacity: 1,
        },
      ],
    },
  ],
})
const colourOf = ({ groups }: PanelArtwork) => {
  const item = groups[0]?.items[0]
  return item?.kind === 'path' && item.fill?.type === 'solid' ? item.fill.colour : null
}

it('shows in its colour what differs, although the version before came after it was first looked at', () => {
  const now = createState(cloth('#1d4ed8'))
  const before = createState(now.current())
  const shown = panelDifference(before, now)
  const seen: (string | null)[] = []
  shown.changes$.subscribe(panel => seen.push(colourOf(panel)))
  expect(colourOf(shown.current())).not.toBe('#1d4ed8')
  before.set(cloth('#7a1230'))
  expect(colourOf(shown.current())).toBe('#1d4ed8')
  expect(seen).toEqual(['#1d4ed8'])
})

it('is the same value while nothing changes', () => {
  const shown = panelDifference(createState(cloth('#7a1230')), createState(cloth('#1d4ed8')))
  expect(shown.current()).toBe(shown.current())
})
