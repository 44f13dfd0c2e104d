import { describe, expect, it } from 'vitest'
import { aroundBody } from '../../../engine/artwork/aroundBody.ts'
import { detailsOf } from '../../../engine/document/patternDetails.ts'
import { seededRandom } from '../../../engine/geometry/seededRandom.ts'
import {
  composePanel,
  type DesignDocument,
  type PathItem,
  panelId,
  pathBounds,
  type Tile,
} from '../../../engine/index.ts'
import { drawnPatterns, drawTile, generators, readPath, readTileFile, slidersOf } from '../../../engine/patternBook.ts'
import { noPattern, type PatternFill, pathData, solid, tilesOver, zoneKey } from '../../../engine/plugin.ts'
import { documentOf, resources, textTool } from '../../support/drawing.ts'
import { drawnGarment } from '../../support/drawnGarment.ts'
import { soccer } from '../../support/openSoccer.ts'
import { printed } from '../../support/printing.ts'

const bounds = { left: -260, top: 0, right: 260, bottom: 720 }
const densityOf = ({ path, width, height }: Tile): number => path.length / (width * height)
const own = (id: string) => ({ id, seed: null, settings: {} })

describe.each(Object.keys(generators))('the generator %s', generator => {
  const patterns = drawnPatterns.filter(pattern => pattern.generator === generator)

  it('draws the same for the same seed, and another tile for another one', () => {
    const draw = (id: string, seed: number) => pathData(drawTile({ ...own(id), seed })?.path ?? [])
    const differing = patterns.filter(({ id }) => draw(id, 1) !== draw(id, 4711))
    const { isRandom } = generators[patterns[0]?.generator ?? 'naga']
    expect(differing.length > 0).toBe(isRandom)
    const [{ id } = { id: '' }] = patterns
    const { draw: drawAnew, sliders } = generators[patterns[0]?.generator ?? 'naga']
    const initial = Object.fromEntries(Object.entries(sliders).map(([name, slider]) => [name, slider.initial]))
    const anew = () => pathData(drawAnew(initial, seededRandom(7)).path)
    expect(anew(), id).toBe(anew())
  })

  it('has a bounded number of strokes, all of them in sight, wherever its sliders stand', () => {
    const [{ id } = { id: '' }] = patterns
    for (const slider of slidersOf(own(id))) {
      for (const value of [slider.max, -1e9]) {
        const tile = drawTile({ ...own(id), settings: { [slider.name]: value } })
        expect(tile?.path.length, `${slider.name} ${value}`).toBeLessThan(16_000)
        const { left, top, right, bottom } = pathBounds(tile?.path ?? [])
        for (const side of [left, top, right, bottom]) expect(Math.abs(side), slider.name).toBeLessThan(2_500)
      }
    }
  })

  it('stays within what a page draws at once, however small it is set', () => {
    const tiles = patterns.map(({ id }) => drawTile(own(id)) ?? expect.unreachable(id))
    const densest = tiles.reduce((one, other) => (densityOf(other) > densityOf(one) ? other : one))
    const fill = { ...noPattern, id: densest.id, scale: 0.05 }
    expect(tilesOver(bounds, fill, densest).length, densest.id).toBeLessThan(190_000)
  })
})

describe('the file of a tile', () => {
  it('is read as it was written, and refused when it is anything else', () => {
    const { path } = drawTile(own('drawn-naga-scales')) ?? expect.unreachable()
    expect(pathData(readPath(pathData(path)) ?? [])).toBe(pathData(path))
    for (const wrong of ['', 'M1', 'M1 2L', 'MNaN 2', 'A1 2 3 4 5 6 7', 'M1 2 3 4', '<script>']) {
      expect(readPath(wrong), wrong).toBeNull()
    }
    expect(readTileFile('<html>')).toBeNull()
    expect(readTileFile(`<svg viewBox="0 0 9 9"><path d="${'M1 2'.repeat(30_000)}"/></svg>`)).toBeNull()
  })
})

describe('a pattern round the body', () => {
  const pattern = soccer.pattern('M', {})
  const [front, back] = ['front', 'back'].map(
    id => pattern.panels.find(panel => panel.id === id) ?? expect.unreachable(id),
  ) as [(typeof pattern.panels)[number], (typeof pattern.panels)[number]]

  it('[A26] lies alike on both sides of each side seam, at every height', () => {
    const [one, other] = [aroundBody(pattern, front), aroundBody(pattern, back)]
    if (!one || !other) return expect.unreachable('The soccer shirt has side seams.')
    expect(one.circumference).toBe(other.circumference)
    for (const seam of pattern.seams.filter(({ a }) => a.panel === 'front' && a.edge.startsWith('side'))) {
      const pointsOf = (panel: typeof front, name: string) => panel.edges.find(edge => edge.name === name)?.points ?? []
      const left = (pointsOf(front, seam.a.edge)[0]?.[0] ?? 0) < 0
      for (const [x, y] of pointsOf(front, seam.a.edge)) {
        const u = uOf(one, x, y)
        const [placed] = other.place([['M', left ? other.circumference - u : u, y]])
        const near = pointsOf(back, seam.b.edge).map(([bx, by]) => Math.hypot(bx - (placed?.[1] ?? 0), by - y))
        expect(Math.min(...near)).toBeLessThan(3)
      }
    }
  })

  it('[A26] meets itself: once round is a whole number of tiles', () => {
    const tile = drawTile(own('drawn-naga-scales')) ?? expect.unreachable()
    const around = aroundBody(pattern, front)
    if (!around) return expect.unreachable()
    const starts = tilesOver(bounds, { ...noPattern, id: 'drawn-naga-scales' }, tile, {
      ...around,
      place: path => path,
    })
      .flatMap(segment => (segment[0] === 'M' ? [segment[1]] : []))
      .sort((a, b) => a - b)
    const steps = starts
      .slice(1)
      .map((x, at) => x - (starts[at] ?? 0))
      .filter(step => step > 1)
    const rounds = around.circumference / Math.min(...steps)
    expect(Math.abs(rounds - Math.round(rounds))).toBeLessThan(0.05)
  })

  it('lies as it did on pieces that have no second one beside them', () => {
    const sleeve = pattern.panels.find(({ id }) => id === 'sleeveLeft') ?? front
    expect(aroundBody(pattern, sleeve)).toBeNull()
  })

  /** Where on the plane a spot of a piece lies: found from both sides, for placing is all that the plane can do. */
  function uOf({ circumference, place }: { circumference: number; place: typeof identity }, x: number, y: number) {
    let [low, high] = [0, circumference / 2]
    for (let step = 0; step < 40; step++) {
      const middle = (low + high) / 2
      const [at] = place([['M', middle, y]])
      if ((at?.[1] ?? 0) < Math.abs(x)) low = middle
      else high = middle
    }
    return low
  }
})

const identity: NonNullable<ReturnType<typeof aroundBody>>['place'] = path => path

describe('a pattern with details', () => {
  const band = zoneKey('band')
  const fill = (changes: object): PatternFill => ({
    ...noPattern,
    id: 'hoops',
    opacity: 1,
    tint: '#ff0000',
    ...changes,
  })
  const documentWith = (pattern: PatternFill): DesignDocument => ({
    ...documentOf({}),
    zones: { [band]: { paint: solid('#0000ff'), pattern, layout: null } },
  })
  const patternItem = (pattern: PatternFill) =>
    composePanel({
      document: documentWith(pattern),
      garment: drawnGarment,
      tools: [textTool],
      panel: panelId('front'),
      version: 'player',
      player: null,
      size: 'M',
      resources,
      onPluginError: error => expect.unreachable(error.message),
    }).groups.at(-1)?.items[1] as PathItem | undefined

  it('[A27] fades to nothing and mixes with the cloth, as lines', () => {
    const item = patternItem(fill({ blend: 'multiply', fade: { way: 'down', from: 0.25, until: 0.75 } }))
    expect(item?.blend).toBe('multiply')
    expect(item?.fill).toMatchObject({ type: 'linear', stops: [{ at: 0.25 }, { at: 0.75, opacity: 0 }] })
  })

  it('[A27] shows what makes no sense as what it was before there was any', () => {
    const wrong = { x: 'far', y: 1e9, seed: -1, settings: [], blend: 'burn', fade: { way: 'away' }, joined: 1 }
    expect(detailsOf(wrong)).toEqual(detailsOf({}))
    expect(patternItem(fill(wrong))).toEqual(patternItem(fill({})))
  })

  it('[A27] moves by its offset', () => {
    const [plain, moved] = [patternItem(fill({})), patternItem(fill({ y: 5 }))]
    const first = (item: PathItem | undefined) => item?.path[0]?.[2] ?? 0
    expect((Number(first(moved)) - Number(first(plain)) + 70) % 70).toBeCloseTo(5)
  })

  it('[A27] prints its blend and its fade', async () => {
    const document = documentWith(fill({ blend: 'multiply', fade: { way: 'down', from: 0, until: 1 } }))
    const text = Buffer.from(await printed({ document })).toString('latin1')
    expect(text).toContain('/BM /Multiply')
    expect(text).toContain('/SMask')
  })
})
