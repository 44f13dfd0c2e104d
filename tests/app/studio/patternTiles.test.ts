import { describe, expect, it } from 'vitest'
import { createPatternTiles, patternsOf } from '../../../app/studio/patterns/patternTiles.ts'
import { type DesignDocument, emptyDocument, type PatternFill } from '../../../engine/index.ts'
import { noPattern, solid, zoneKey } from '../../../engine/plugin.ts'

const fill = (id: string): PatternFill => ({ ...noPattern, id })
const documentWith = (...ids: readonly string[]): DesignDocument => ({
  ...emptyDocument,
  zones: Object.fromEntries(
    ids.map((id, at) => [zoneKey(`zone${at}`), { paint: solid('#ffffff'), pattern: fill(id), layout: null }]),
  ),
})
const file = '<svg viewBox="0 0 10 20"><path d="M0 0L10 0L10 20Z"/></svg>'

describe('the tiles of patterns', () => {
  it('come by need: drawn ones from geometry, others from their file, once', async () => {
    const fetched: string[] = []
    const tiles = createPatternTiles({
      async fetch(address) {
        fetched.push(address)
        return new Response(file)
      },
    })
    const document = documentWith('dots', 'drawn-naga-scales', 'hero-jigsaw')
    expect(patternsOf(document)).toEqual(['drawn-naga-scales', 'hero-jigsaw'])
    expect(tiles.tileOf.current()(fill('drawn-naga-scales'))).toBeNull()
    await Promise.all([tiles.need(document), tiles.need(document)])
    expect(tiles.tileOf.current()(fill('drawn-naga-scales'))?.path.length).toBeGreaterThan(2)
    expect(tiles.tileOf.current()(fill('hero-jigsaw'))).toMatchObject({ width: 10, height: 20 })
    expect(fetched).toEqual(['/patterns/hero-jigsaw.svg?v=2'])
    expect(tiles.missing.current()).toEqual([])
  })

  it('that are gone, or whose host is down, are named, and come when they are fetched for again', async () => {
    let isDown = true
    const tiles = createPatternTiles({
      async fetch() {
        if (isDown) throw new TypeError('Failed to fetch')
        return new Response(file)
      },
    })
    await tiles.need(documentWith('drawn-gone-for-good', 'motif-lion', 'hero-jigsaw'))
    expect([...tiles.missing.current()].sort()).toEqual(['drawn-gone-for-good', 'hero-jigsaw', 'motif-lion'])
    isDown = false
    await tiles.retry()
    expect(tiles.missing.current()).toEqual(['drawn-gone-for-good'])
  })

  it('with a file that is none is missing, and draws nothing', async () => {
    const tiles = createPatternTiles({ fetch: async () => new Response('<html>A proxy’s page</html>') })
    await tiles.need(documentWith('hero-jigsaw'))
    expect(tiles.missing.current()).toEqual(['hero-jigsaw'])
    expect(tiles.tileOf.current()(fill('hero-jigsaw'))).toBeNull()
  })
})
