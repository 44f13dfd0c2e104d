import { describe, expect, it } from 'vitest'
import {
  boundsOfPoints,
  heightOf,
  meshesOf,
  type OptionValues,
  type Panel,
  type Point,
  panelBounds,
  type Size,
  sizes,
  widthOf,
} from '../../../engine/index.ts'
import { lengthOf, pointAt } from '../../../engine/plugin.ts'
import { soccer } from '../../../plugins/garments/soccer/garment.ts'

function jersey(size: Size, options: OptionValues = {}) {
  const pattern = soccer.pattern(size, options)
  const panel = (id: string): Panel => {
    const found = pattern.panels.find(candidate => candidate.id === id)
    if (!found) throw new Error(`The jersey has no panel ${id}.`)
    return found
  }
  const points = (edge: string): readonly Point[] => {
    const [of = '', name] = edge.split('.')
    return panel(of).edges.find(candidate => candidate.name === name)?.points ?? []
  }
  /** Height of the mark on a hem, which lies in its middle. */
  const bottom = (id: string): number => {
    const at = panel(id).notches.find(({ edge }) => edge === 'hem')?.at ?? Number.NaN
    return pointAt(points(`${id}.hem`), at)[1]
  }
  return { panel, points, bottom, length: (edge: string) => lengthOf(points(edge)) }
}

describe.each(sizes)('the jersey in size %s', size => {
  const { panel, points, bottom, length } = jersey(size)
  const chart = soccer.sizes.cm[size] ?? {}
  const cm = (measure: string): number => chart[measure] ?? Number.NaN
  const [front] = [panelBounds(panel('front'))]

  it('measures on the table what its chart says', () => {
    const armpit = points('front.sideLeft')[0] ?? [0, 0]
    expect(armpit[0] * 2).toBeCloseTo(cm('halfChest') * 10, 6)
    expect(armpit[1]).toBeCloseTo(cm('armhole') * 10, 6)
    expect(front.bottom).toBeCloseTo(cm('length') * 10, 6)
    expect(widthOf(boundsOfPoints(points('front.hem')))).toBeCloseTo(cm('halfHem') * 10, 6)
    expect(widthOf(boundsOfPoints(points('front.neck')))).toBeCloseTo(cm('neckWidth') * 10, 6)
    expect((points('front.armholeLeft')[0]?.[0] ?? 0) * 2).toBeCloseTo(cm('shoulder') * 10, 6)
  })

  it('has sleeves as long and as wide at the hem as the chart says', () => {
    const sleeve = panelBounds(panel('sleeveLeft'))
    expect(bottom('sleeveLeft') - sleeve.top).toBeCloseTo(cm('sleeve') * 10, 6)
    expect(widthOf(boundsOfPoints(points('sleeveLeft.hem'))) / 2).toBeCloseTo(cm('sleeveOpening') * 10, 1)
  })

  it('cuts a cap 6 mm longer than both armholes together', () => {
    const armholes = length('front.armholeLeft') + length('back.armholeLeft')
    expect(Math.abs(length('sleeveLeft.capFront') + length('sleeveLeft.capBack') - armholes - 6)).toBeLessThan(0.1)
    expect(Math.abs(length('sleeveRight.capFront') - length('front.armholeRight') - 3)).toBeLessThan(0.05)
  })

  it('cuts the collar to nine tenths of the neckline', () => {
    const neckline = length('front.neck') + length('back.neck')
    expect(length('collar.neckFront') + length('collar.neckBack')).toBeCloseTo(neckline * 0.9, 6)
  })

  it('marks sleeve and armhole at the same distance from the armpit', () => {
    const marks = (id: string, edge: string) => panel(id).notches.filter(notch => notch.edge === edge && notch.at < 1)
    const fromArmpit = (id: string, edge: string, armpitAt: 0 | 1) =>
      marks(id, edge)
        .map(({ at }) => Math.abs(at - armpitAt) * length(`${id}.${edge}`))
        .sort((a, b) => a - b)
        .map(distance => distance.toFixed(3))
    expect(fromArmpit('sleeveLeft', 'capFront', 0)).toEqual(fromArmpit('front', 'armholeLeft', 1))
    expect(fromArmpit('sleeveLeft', 'capBack', 1)).toEqual(fromArmpit('back', 'armholeLeft', 0))
    expect(fromArmpit('sleeveRight', 'capFront', 1)).toEqual(fromArmpit('front', 'armholeRight', 0))
    expect(fromArmpit('sleeveRight', 'capBack', 0)).toEqual(fromArmpit('back', 'armholeRight', 1))
    expect([marks('front', 'armholeLeft').length, marks('back', 'armholeLeft').length]).toEqual([1, 2])
  })

  it('marks the middle of neck, collar and hems on the middle', () => {
    const notchX = (id: string, edge: string) => {
      const at = panel(id).notches.find(notch => notch.edge === edge)?.at ?? Number.NaN
      return pointAt(points(`${id}.${edge}`), at)[0]
    }
    for (const [id, edge] of [
      ['front', 'neck'],
      ['front', 'hem'],
      ['back', 'neck'],
      ['sleeveLeft', 'hem'],
    ] as const) {
      expect(notchX(id, edge), `${id}.${edge}`).toBeCloseTo(0, 6)
    }
    expect(
      panel('collar')
        .notches.filter(({ at }) => at === 0.5)
        .map(({ edge }) => edge),
    ).toEqual(['neckFront', 'neckBack'])
  })

  it('takes up seams by 10, hems by 25 and the neck by 7 mm', () => {
    const allowances = Object.fromEntries(panel('front').edges.map(({ name, allowance }) => [name, allowance]))
    expect(allowances).toMatchObject({ neck: 7, hem: 25, sideLeft: 10, armholeRight: 10, shoulderLeft: 10 })
    expect(panel('sleeveLeft').edges.find(({ name }) => name === 'hem')?.allowance).toBe(25)
  })
})

describe.each(sizes)('the other pieces in size %s', size => {
  const { panel, points, bottom, length } = jersey(size, { collar: 'v', sleeve: 'long', cuff: 'rib', shorts: 'with' })
  const cm = (measure: string): number => soccer.sizes.cm[size]?.[measure] ?? Number.NaN

  it('make a long sleeve with its cuff as long as the chart says', () => {
    const [sleeve, cuff] = [panelBounds(panel('sleeveLeft')), panelBounds(panel('cuffLeft'))]
    expect(bottom('sleeveLeft') - sleeve.top + heightOf(cuff)).toBeCloseTo(cm('longSleeve') * 10, 6)
    expect(length('cuffLeft.sleeve') / length('sleeveLeft.hem')).toBeCloseTo(0.86, 6)
  })

  it('make shorts as wide and as long as the chart says', () => {
    const band = panelBounds(panel('waistband'))
    expect(widthOf(band)).toBeCloseTo(cm('shortsWaist') * 20, 6)
    expect(bottom('legLeft') + heightOf(band)).toBeCloseTo(cm('outseam') * 10, 6)
    expect(widthOf(boundsOfPoints(points('legLeft.hem'))) / 2 - 4).toBeCloseTo(cm('shortsHem') * 10, 6)
  })

  it('gather the waist to about three quarters', () => {
    const share = length('waistband.waistLeft') / length('legLeft.waist')
    expect(share).toBeGreaterThan(0.74)
    expect(share).toBeLessThan(0.78)
  })

  it('mitre the collar of a V so that both ends lie on the middle of the front', () => {
    const [point, next] = points('front.neckLeft')
    const [low, high] = points('collar.endLeft')
    if (!point || !next || !low || !high) throw new Error('The V has lost its point.')
    const slope = (a: Point, b: Point): number => Math.atan2(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]))
    expect(slope(low, high)).toBeCloseTo(Math.PI / 2 - slope(point, next), 6)
  })
})

describe.each(sizes)('a raglan jersey in size %s', size => {
  const setIn = jersey(size)
  const raglan = jersey(size, { armhole: 'raglan' })
  const { panel, points, bottom, length } = raglan
  const cm = (measure: string): number => soccer.sizes.cm[size]?.[measure] ?? Number.NaN

  it('sews each sleeve to the body from the neck to the armpit, in edges of one length', () => {
    for (const id of ['front', 'back']) {
      const half = id === 'front' ? 'capFront' : 'capBack'
      for (const side of ['Left', 'Right']) {
        expect(length(`sleeve${side}.${half}`)).toBeCloseTo(length(`${id}.armhole${side}`), 1)
      }
      expect(panel(id).edges.map(({ name }) => name)).not.toContain('shoulderLeft')
    }
    const [first, last] = [points('front.armholeLeft')[0], points('front.armholeLeft').at(-1)]
    expect(points('front.neck').at(-1)).toEqual(first)
    expect(points('front.sideLeft')[0]).toEqual(last)
  })

  it('is as wide and as long as one whose sleeves are set in, and hardly more open at the neck', () => {
    expect(points('front.sideLeft')).toEqual(setIn.points('front.sideLeft'))
    expect(length('sleeveLeft.hem')).toBeCloseTo(setIn.length('sleeveLeft.hem'), 0)
    const neck = length('front.neck') + length('back.neck') + 2 * length('sleeveLeft.neck')
    const share = neck / (setIn.length('front.neck') + setIn.length('back.neck'))
    expect(share).toBeGreaterThan(1)
    expect(share).toBeLessThan(1.1)
  })

  it('has sleeves as long as shoulder and sleeve of the chart', () => {
    const shoulder = setIn.length('front.shoulderLeft')
    const top = pointAt(points('sleeveLeft.neck'), 0.5)[1]
    expect(Math.abs(bottom('sleeveLeft') - top - shoulder - cm('sleeve') * 10)).toBeLessThan(6)
  })

  it('keeps the name of a player off its seams', () => {
    const at = panel('back').anchors.centreShoulders ?? [0, 0]
    expect(at[1]).toBeGreaterThan(setIn.panel('back').anchors.centreShoulders?.[1] ?? 0)
  })
})

it.each([
  ['crew', 'collar'],
  ['v', 'collar'],
  ['polo', 'stand'],
])('sews the %s collar to raglan sleeves too', (collar, strip) => {
  const { panels, seams } = soccer.pattern('M', { armhole: 'raglan', collar })
  const sewn = seams.flatMap(({ a, b }) => (b.panel === strip ? [`${a.panel}.${a.edge}`] : []))
  expect(sewn).toEqual(expect.arrayContaining(['sleeveLeft.neck', 'sleeveRight.neck']))
  expect(panels.map(({ id }) => String(id))).toEqual(soccer.pattern('M', { collar }).panels.map(({ id }) => String(id)))
})

it('cuts the back, and nothing else, from mesh when it is chosen', () => {
  const ofMesh = (options: OptionValues) =>
    soccer.pattern('M', options).panels.flatMap(({ id, mesh }) => (mesh ? [String(id)] : []))
  expect(ofMesh({ backCloth: 'mesh' })).toEqual(['back'])
  expect(ofMesh({})).toEqual([])
})

it('hangs the same meshes whatever its back is cut from', () => {
  expect(meshesOf(soccer, { backCloth: 'mesh' })).toEqual(meshesOf(soccer, {}))
})

it('edges a round neck with a collar that is folded over its stand when it is chosen', () => {
  const { panels } = soccer.pattern('M', { collar: 'polo' })
  const kinds = Object.fromEntries(panels.map(({ id, placement }) => [id, placement.kind]))
  expect(kinds).toMatchObject({ stand: 'rim', collar: 'fall' })
})
