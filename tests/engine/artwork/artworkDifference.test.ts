import { describe, expect, it } from 'vitest'
import { artworkDifference, layerId, type PanelArtwork, panelId } from '../../../engine/index.ts'
import { zoneKey } from '../../../engine/plugin.ts'

type Group = PanelArtwork['groups'][number]

const square = (colour: string, at = 0): Group['items'][number] => ({
  kind: 'path',
  path: [['M', at, at], ['L', at + 10, at], ['L', at + 10, at + 10], ['Z']],
  fill: { type: 'solid', colour },
  stroke: null,
  opacity: 1,
})
const group = (source: Group['source'], colour: string): Group => ({
  source,
  bounds: { left: 0, top: 0, right: 10, bottom: 10 },
  items: [square(colour)],
})
const base = (colour: string) => group({ zone: zoneKey('base') }, colour)
const layer = (id: string, colour: string) => group({ layer: layerId(id) }, colour)
const panel = (...groups: Group[]): PanelArtwork => ({ panel: panelId('front'), groups })
const fillOf = (item: Group['items'][number] | undefined) => (item?.kind === 'path' ? item.fill : null)
const frames = ({ items }: Group) => items.filter(item => item.kind === 'path' && item.fill === null).length

describe('the difference of two artworks', () => {
  it('leaves what is the same pale, and what is new or changed in its colours within a frame', () => {
    const before = panel(base('#112233'), layer('same', '#ff0000'), layer('moved', '#00ff00'))
    const now = panel(base('#112233'), layer('same', '#ff0000'), layer('moved', '#0000ff'), layer('new', '#ffff00'))
    const [cloth, same, moved, added] = artworkDifference(before, now).groups
    expect(fillOf(cloth?.items[0])).not.toMatchObject({ colour: '#112233' })
    expect(fillOf(same?.items[0])).not.toMatchObject({ colour: '#ff0000' })
    expect(same && frames(same)).toBe(0)
    expect(fillOf(moved?.items[0])).toMatchObject({ colour: '#0000ff' })
    expect(fillOf(added?.items[0])).toMatchObject({ colour: '#ffff00' })
    expect([moved, added].map(found => found && frames(found))).toEqual([1, 1])
  })

  it('shows where something was that is gone, and a zone of another colour without a frame', () => {
    const { groups } = artworkDifference(panel(base('#112233'), layer('gone', '#ff0000')), panel(base('#445566')))
    expect(fillOf(groups[0]?.items[0])).toMatchObject({ colour: '#445566' })
    expect(groups[0] && frames(groups[0])).toBe(0)
    expect(groups[1]?.source).toEqual({ layer: 'gone' })
    expect(groups[1] && frames(groups[1])).toBe(1)
  })

  it('is all pale where nothing differs', () => {
    const same = panel(base('#112233'), layer('a', '#ff0000'))
    const copy = structuredClone(same)
    expect(artworkDifference(same, copy)).toEqual(artworkDifference(same, same))
  })
})
