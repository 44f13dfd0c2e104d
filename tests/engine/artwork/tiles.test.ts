import { describe, expect, it } from 'vitest'
import {
  composePanel,
  type DesignDocument,
  hitTest,
  type PathItem,
  panelId,
  pathBounds,
  tileBook,
} from '../../../engine/index.ts'
import { tilesOver as lay, noPattern, type PatternFill, solid, tileFor, zoneKey } from '../../../engine/plugin.ts'
import { documentOf, resources, textTool } from '../../support/drawing.ts'
import { drawnGarment } from '../../support/drawnGarment.ts'
import { readPrinted } from '../../support/printing.ts'

const bounds = { left: -260, top: 0, right: 260, bottom: 720 }
const fill = (id: string, changes: Partial<PatternFill> = {}): PatternFill => ({
  id,
  scale: 1,
  turn: 0,
  opacity: 1,
  tint: '#ff0000',
  ...changes,
})

const tilesOver = (over: typeof bounds, pattern: PatternFill) => {
  const tile = tileFor(pattern)
  return tile ? lay(over, pattern, tile) : []
}

describe.each(tileBook)('the pattern $id', ({ id, width, height }) => {
  it.each([0, 30, 90])('covers the bounds when it is turned by %i°', turn => {
    const { left, top, right, bottom } = pathBounds(tilesOver(bounds, fill(id, { turn })))
    const slack = Math.max(width, height)
    expect(left).toBeLessThan(bounds.left + slack)
    expect(top).toBeLessThan(bounds.top + slack)
    expect(right).toBeGreaterThan(bounds.right - slack)
    expect(bottom).toBeGreaterThan(bounds.bottom - slack)
  })

  it('stays within reason when it is as fine as it can be', () => {
    expect(tilesOver(bounds, fill(id, { scale: 0.05 })).length).toBeLessThan(150_000)
  })
})

it('[A15] grows with its scale and hangs from the origin of the panel', () => {
  const [plain, large] = [tilesOver(bounds, fill('hoops')), tilesOver(bounds, fill('hoops', { scale: 2 }))]
  const tops = (path: typeof plain) =>
    new Set(path.flatMap(segment => (segment[0] === 'M' ? [Math.round(segment[2] * 10) / 10] : [])))
  expect(tops(plain)).toContain(17.5)
  expect(tops(plain)).toContain(87.5)
  expect(tops(large)).toContain(35)
  expect(tops(large)).toContain(175)
})

it('is nothing when no tile has its id', () => {
  expect(tilesOver(bounds, fill('tartan'))).toEqual([])
  expect(tilesOver(bounds, noPattern)).toEqual([])
  expect(tileBook.map(({ id }) => id)).not.toContain(noPattern.id)
})

describe('a zone with a pattern', () => {
  const band = zoneKey('band')
  const documentWith = (keepers: PatternFill): DesignDocument => ({
    ...documentOf({}),
    zones: { [band]: { paint: solid('#0000ff'), pattern: fill('hoops', { opacity: 0.5 }), layout: null } },
    goalkeeper: { options: {}, layers: {}, zones: { [band]: { pattern: keepers } } },
  })
  const document = documentWith(fill('dots'))
  const itemsIn = (version: 'player' | 'goalkeeper', keepers = fill('dots')) => {
    const artwork = composePanel({
      document: documentWith(keepers),
      garment: drawnGarment,
      tools: [textTool],
      panel: panelId('front'),
      version,
      player: null,
      size: 'M',
      resources,
      onPluginError: error => expect.unreachable(error.message),
    })
    return { artwork, items: artwork.groups.at(-1)?.items as PathItem[] }
  }

  it('[A15] wears it over its paint, inside its region', () => {
    const { items } = itemsIn('player')
    expect(items.map(item => item.fill)).toEqual([solid('#0000ff'), solid('#ff0000')])
    expect(items[1]).toMatchObject({ opacity: 0.5, clip: items[0]?.path })
  })

  it('has its own for the goalkeeper', () => {
    expect(itemsIn('goalkeeper').items[1]?.path).not.toEqual(itemsIn('player').items[1]?.path)
  })

  it('[A15] leaves the goalkeeper plain who goes without the pattern that he would inherit', () => {
    const { items } = itemsIn('goalkeeper', noPattern)
    expect(items.map(item => item.fill)).toEqual([solid('#0000ff')])
  })

  it('is pointed at only where it is', () => {
    const { artwork } = itemsIn('player')
    expect(hitTest(artwork, [0, 330])).toEqual({ kind: 'zone', zone: 'band' })
    expect(hitTest(artwork, [0, 400])).toEqual({ kind: 'zone', zone: 'base' })
  })

  it('is clipped to its region in print', async () => {
    const { pages } = await readPrinted({ document })
    const clips = pages[0]?.paths.filter(path => path.paint === 'clip') ?? []
    expect(clips).toHaveLength(2)
    expect(pages[0]?.paths.some(path => path.colour === '1 0 0')).toBe(true)
  })
})
