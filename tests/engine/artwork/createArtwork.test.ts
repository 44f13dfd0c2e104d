import { describe, expect, it } from 'vitest'
import {
  type ArtworkView,
  composePanels,
  createArtwork,
  createState,
  type DesignDocument,
  layerId,
  type Panel,
  panelId,
  playerId,
  type Size,
  sizes,
} from '../../../engine/index.ts'
import { newPlayer, solid } from '../../../engine/plugin.ts'
import { tools } from '../../../plugins/index.ts'
import { documentOf, place, resources, textLayer, textTool } from '../../support/drawing.ts'
import { drawnGarment } from '../../support/drawnGarment.ts'
import { soccer } from '../../support/openSoccer.ts'
import { team } from '../../support/soccerTeam.ts'

const view: ArtworkView = { version: 'player', player: null, size: 'M' }

function opened() {
  const shown = createState<DesignDocument>(
    documentOf({
      zones: { base: solid('#111111') },
      layers: {
        name: textLayer('FC'),
        arm: textLayer('7', { place: place({ panel: 'sleeveLeft', anchor: 'centre' }) }),
      },
    }),
  )
  const given = createState(resources)
  const options = { shown, garment: drawnGarment, tools: [textTool], resources: given }
  const artwork = createArtwork({ ...options, onPluginError: error => expect.unreachable(error.message) })
  const change = (layer: string, text: string) => {
    const id = layerId(layer)
    const before = shown.current()
    shown.set({
      ...before,
      layers: { ...before.layers, [id]: textLayer(text, { place: before.layers[id]?.place ?? place({}) }) },
    })
  }
  const panel = (id: string, at = view) => artwork.panel(panelId(id), at)
  return { shown, given, artwork, change, panel }
}

const draftedIn = (size: Size): readonly string[] =>
  soccer.pattern(size, { collar: 'v' }).panels.map(panel => JSON.stringify(panel))

describe('the artwork of an open design', () => {
  it('[A6] keeps the value of a panel whose records did not change', () => {
    const { panel, change } = opened()
    const [front, arm] = [panel('front').current(), panel('sleeveLeft').current()]
    change('name', 'FC Kitloom')
    expect(panel('front').current()).not.toBe(front)
    expect(panel('sleeveLeft').current()).toBe(arm)
  })

  it('[A6] keeps the groups of a changed panel that did not change themselves', () => {
    const { panel, change } = opened()
    const before = panel('front').current().groups
    change('name', 'FC Kitloom')
    const after = panel('front').current().groups
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2))
    expect(after[0]).toBe(before[0])
    expect(after[1]).toBe(before[1])
    expect(after[2]).not.toBe(before[2])
  })

  it('tells of changed panels only', () => {
    const { panel, change } = opened()
    const reported: string[] = []
    panel('front').changes$.subscribe(() => reported.push('front'))
    panel('sleeveLeft').changes$.subscribe(() => reported.push('sleeveLeft'))
    change('arm', '8')
    change('name', 'AC')
    expect(reported).toEqual(['sleeveLeft', 'front'])
  })

  it('draws anew when a face or an image has come', () => {
    const { panel, given } = opened()
    const before = panel('front').current()
    given.set({ ...resources })
    expect(panel('front').current()).not.toBe(before)
  })

  it('shows another size, version and player side by side', () => {
    const { panel, shown } = opened()
    const id = playerId('p1')
    shown.set({ ...shown.current(), players: { [id]: newPlayer({ name: 'SOK', number: '7' }) } })
    const small = panel('front', { ...view, size: 'XS' }).current()
    const keeper = panel('front', { ...view, version: 'goalkeeper', player: id }).current()
    expect(small.groups.at(-1)?.bounds.top).toBeLessThan(panel('front').current().groups.at(-1)?.bounds.top ?? 0)
    expect(keeper.groups).toHaveLength(3)
    expect(panel('front', { ...view })).toBe(panel('front'))
  })

  it('[A20] draws the shorts in their own size, as they are printed, and hangs marks by the base size', () => {
    const id = playerId('p1')
    const player = newPlayer({ name: 'SOK', number: '7', size: 'L' }, { shortsSize: 'XS' })
    const document = { ...team, players: { [id]: player } }
    const shown = createState<DesignDocument>(document)
    const drawing = { garment: soccer, tools, onPluginError: () => expect.unreachable() }
    const artwork = createArtwork({ ...drawing, shown, resources: createState(resources) })
    const at: ArtworkView = { version: 'player', player: id, size: 'L' }
    const sizeOf = (panel: Panel) => sizes.find(size => draftedIn(size).includes(JSON.stringify(panel)))
    const worn = artwork.pattern(at).current().panels
    expect(new Set(worn.map(({ id: panel }) => panel.replace(/(Left|Right|Front|Back)$/, '')))).toContain('leg')
    for (const panel of worn) expect(sizeOf(panel)).toBe(/^(leg|waistband)/.test(panel.id) ? 'XS' : 'L')
    expect(artwork.basePattern(at).current().panels.map(sizeOf)).toEqual(worn.map(() => 'M'))
    const printed = composePanels({ ...drawing, document, resources, version: 'player', player, size: 'L' })
    for (const { panel, artwork: inked } of printed) expect(artwork.panel(panel.id, at).current()).toEqual(inked)
  })

  it('gives the pattern of the view', () => {
    const { artwork } = opened()
    expect(artwork.pattern({ ...view, size: 'XL' }).current().size).toBe('XL')
    expect(artwork.pattern(view).current()).toBe(artwork.pattern({ ...view }).current())
  })
})
