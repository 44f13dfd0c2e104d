import { describe, expect, it } from 'vitest'
import {
  composePanel,
  type DesignDocument,
  type GarmentPlugin,
  isZoneShown,
  type Path,
  panelId,
  type Version,
} from '../../../engine/index.ts'
import { noLayout, solid, zoneKey } from '../../../engine/plugin.ts'
import { documentOf, resources } from '../../support/drawing.ts'
import { drawnGarment } from '../../support/drawnGarment.ts'

const band = (top: number): Path => [['M', -500, top], ['L', 500, top], ['L', 500, top + 60], ['Z']]
const front = panelId('front')
const stripe = zoneKey('stripe')

const striped: GarmentPlugin = {
  ...drawnGarment,
  zones: () => [
    {
      key: stripe,
      initial: solid('#ffffff'),
      regions: [],
      layouts: {
        hoop: () => [{ panel: front, path: band(300) }],
        hoops: () => [200, 400].map(top => ({ panel: front, path: band(top) })),
      },
    },
  ],
}

const laidOut = (layout: string | null, goalkeeper: string | null = null): DesignDocument => ({
  ...documentOf({}),
  zones: { [stripe]: { paint: null, pattern: null, layout } },
  goalkeeper: { options: {}, layers: {}, zones: { [stripe]: { layout: goalkeeper } } },
})

const tops = (document: DesignDocument, version: Version = 'player') =>
  composePanel({
    document,
    garment: striped,
    tools: [],
    panel: front,
    version,
    player: null,
    size: 'M',
    resources,
    onPluginError: error => expect.unreachable(error.message),
  }).groups.flatMap(({ items }) => items.map(item => (item.kind === 'path' ? item.path[0]?.[2] : null)))

describe('the layouts of a zone', () => {
  it('[A17] show nothing of a stripe until one is chosen', () => {
    expect(tops(documentOf({}))).toEqual([])
    expect(tops(laidOut(null))).toEqual([])
  })

  it('[A17] put the zone where the chosen one has it', () => {
    expect(tops(laidOut('hoop'))).toEqual([300])
    expect(tops(laidOut('hoops'))).toEqual([200, 400])
  })

  it.each(['of another version', 'constructor', 'toString'])(
    '[A17] that the zone lacks count as not chosen: %s',
    layout => {
      expect(tops(laidOut(layout))).toEqual([])
    },
  )

  it('[A17] leave the goalkeeper plain who goes without the stripe that he would inherit', () => {
    expect(tops(laidOut('hoop'), 'goalkeeper')).toEqual([300])
    expect(tops(laidOut('hoop', noLayout), 'goalkeeper')).toEqual([])
    expect(tops(laidOut('hoop', noLayout))).toEqual([300])
  })

  it('decide whether the zone is shown at all', () => {
    const [zone] = striped.zones(striped.pattern('M', {}))
    const shown = (layout: string | null) => zone && isZoneShown(laidOut(layout), 'player', zone)
    expect([shown(null), shown('constructor'), shown('hoop')]).toEqual([false, false, true])
    const [base] = drawnGarment.zones(drawnGarment.pattern('M', {}))
    expect(base && isZoneShown(documentOf({}), 'player', base)).toBe(true)
  })

  it('may be others for the goalkeeper', () => {
    expect(tops(laidOut('hoop', 'hoops'), 'goalkeeper')).toEqual([200, 400])
    expect(tops(laidOut('hoop', 'hoops'))).toEqual([300])
    expect(tops(laidOut('hoop'), 'goalkeeper')).toEqual([300])
  })
})
