import { describe, expect, it, vi } from 'vitest'
import {
  composePanel,
  type DesignDocument,
  layerId,
  type PathItem,
  panelId,
  type ToolPlugin,
} from '../../../engine/index.ts'
import { solid, zoneKey } from '../../../engine/plugin.ts'
import { documentOf, place, resources, textLayer, textTool } from '../../support/drawing.ts'
import { drawnGarment } from '../../support/drawnGarment.ts'

const compose = (document: DesignDocument, changes: Partial<Parameters<typeof composePanel>[0]> = {}) =>
  composePanel({
    document,
    garment: drawnGarment,
    tools: [textTool],
    panel: panelId('front'),
    version: 'player',
    player: null,
    size: 'M',
    resources,
    onPluginError: error => expect.unreachable(error.message),
    ...changes,
  })
const sources = (...args: Parameters<typeof compose>) =>
  compose(...args).groups.map(({ source }) => Object.values(source)[0])
const fillOf = (key: string, ...args: Parameters<typeof compose>) => {
  const group = compose(...args).groups.find(({ source }) => 'zone' in source && source.zone === key)
  return (group?.items[0] as PathItem | undefined)?.fill
}

describe('zones', () => {
  it('[A1] come bottom first, with the paint of the garment until somebody chooses one', () => {
    expect(sources(documentOf({}))).toEqual(['base', 'band'])
    expect(fillOf('base', documentOf({}))).toEqual(solid('#ffffff'))
    expect(fillOf('base', documentOf({ zones: { base: solid('#c2182b') } }))).toEqual(solid('#c2182b'))
  })

  it('run a gradient over the piece, not over what is cut off', () => {
    const stops = [
      { at: 0, colour: '#000000' },
      { at: 1, colour: '#ffffff' },
    ]
    const fill = fillOf('base', documentOf({ zones: { base: { type: 'linear', angle: 180, stops } } }))
    expect(fill).toMatchObject({ from: [expect.closeTo(0), expect.closeTo(0)], to: [expect.closeTo(0), 720] })
  })
})

describe('the goalkeeper', () => {
  const document: DesignDocument = {
    ...documentOf({
      zones: { base: solid('#111111'), band: solid('#222222') },
      layers: { name: textLayer('FC'), motto: textLayer('ABC') },
    }),
    goalkeeper: {
      options: {},
      zones: { [zoneKey('base')]: { paint: solid('#ffff00') }, [zoneKey('band')]: { paint: null } },
      layers: { [layerId('name')]: { text: 'KEEPER', paint: null }, [layerId('motto')]: { hidden: true } },
    },
  }

  it('[A3] inherits field by field what is not overridden', () => {
    expect(fillOf('base', document, { version: 'goalkeeper' })).toEqual(solid('#ffff00'))
    expect(fillOf('band', document, { version: 'goalkeeper' })).toEqual(solid('#222222'))
    expect(sources(document, { version: 'goalkeeper' })).toEqual(['base', 'band', 'name'])
    const plain = compose(documentOf({ layers: { name: textLayer('KEEPER') } })).groups.at(-1)
    expect(compose(document, { version: 'goalkeeper' }).groups.at(-1)?.items).toEqual(plain?.items)
  })

  it("leaves the players' version as it is", () => {
    expect(fillOf('base', document)).toEqual(solid('#111111'))
    expect(sources(document)).toEqual(['base', 'band', 'motto', 'name'])
  })
})

describe('layers', () => {
  it('[A2] lie in their order above the zones, ties by id', () => {
    const layers = {
      b: textLayer('B', { order: 'n' }),
      a: textLayer('A', { order: 'n' }),
      z: textLayer('Z', { order: 'B' }),
    }
    expect(sources(documentOf({ layers }))).toEqual(['base', 'band', 'z', 'a', 'b'])
  })

  it('are left out when hidden, on another panel, without ink, or of a kind that no tool draws', () => {
    const layers = {
      hidden: textLayer('A', { hidden: true }),
      elsewhere: textLayer('A', { place: place({ panel: 'hood' }) }),
      blank: textLayer('  '),
      foreign: textLayer('A', { kind: 'hologram' }),
    }
    expect(sources(documentOf({ layers }))).toEqual(['base', 'band'])
  })

  it('are clipped to nothing on a panel that the cut does not have', () => {
    const layers = { far: textLayer('A', { place: place({ panel: 'hood' }) }) }
    expect(compose(documentOf({ layers }), { panel: panelId('hood') }).groups).toEqual([])
  })
})

describe('a tool that throws', () => {
  const broken: ToolPlugin = {
    ...textTool,
    id: 'broken',
    layerKinds: ['broken'],
    draw: () => {
      throw new Error('out of ink')
    },
  }

  it('[A5] is reported once, and the rest is drawn', () => {
    const onPluginError = vi.fn()
    const layers = {
      a: textLayer('A', { kind: 'broken' }),
      b: textLayer('B', { kind: 'broken' }),
      c: textLayer('C'),
    }
    expect(sources(documentOf({ layers }), { tools: [broken, textTool], onPluginError })).toEqual(['base', 'band', 'c'])
    expect(onPluginError.mock.calls).toEqual([[{ plugin: 'broken', during: 'draw', message: 'out of ink' }]])
  })
})

it('gives the same artwork for the same design', () => {
  const document = documentOf({ layers: { a: textLayer('ភ្នំពេញ FC') } })
  expect(compose(document)).toEqual(compose(structuredClone(document)))
})

describe('a layer that the goalkeeper has elsewhere', () => {
  const document: DesignDocument = {
    ...documentOf({ layers: { name: textLayer('HAT') } }),
    goalkeeper: {
      options: {},
      zones: {},
      layers: { [layerId('name')]: { place: place({ panel: 'sleeveLeft', anchor: 'middle' }) } },
    },
  }
  const panelsOf = (version: 'player' | 'goalkeeper') =>
    ['front', 'sleeveLeft'].filter(panel =>
      sources(document, { version, panel: panelId(panel) }).includes(layerId('name')),
    )

  it('is drawn on that panel, and once', () => {
    expect(panelsOf('player')).toEqual(['front'])
    expect(panelsOf('goalkeeper')).toEqual(['sleeveLeft'])
  })
})
