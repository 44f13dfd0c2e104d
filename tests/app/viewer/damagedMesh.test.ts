import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadGarment } from '../../../app/viewer/garment.ts'

const shorts = Uint8Array.from(readFileSync('plugins/garments/soccer/shorts.glb'))
const serve = (bytes: Uint8Array<ArrayBuffer>, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(bytes, { status }))
afterEach(() => vi.unstubAllGlobals())

/** With other bytes at a share of its length. */
function damaged(share: number): Uint8Array<ArrayBuffer> {
  const bytes = shorts.slice()
  bytes.fill(255, Math.floor(bytes.length * share), Math.floor(bytes.length * share) + 4000)
  return bytes
}

// The stage shows the flat pattern then, and says why: tests/browser/stage/loading.spec.ts.
describe('a mesh that is damaged', () => {
  it.each([
    ['cut off', shorts.slice(0, 9_000)],
    ['empty', shorts.slice(0, 0)],
    ['a page of words', new TextEncoder().encode('<!doctype html><title>Not found</title>')],
    ['without its head', damaged(0)],
  ])('is no garment: %s', async (_, bytes) => {
    serve(Uint8Array.from(bytes))
    await expect(loadGarment(['http://kitloom.test/shorts.glb'])).rejects.toThrow('No garment could be read from')
  })

  it('is no garment where the server has none', async () => {
    serve(new Uint8Array(), 404)
    await expect(loadGarment(['http://kitloom.test/shorts.glb'])).rejects.toThrow('No garment could be read from')
  })

  it('is no garment where its points cannot be unpacked', async () => {
    serve(damaged(0.5))
    await expect(loadGarment(['http://kitloom.test/shorts.glb'])).rejects.toThrow('No garment could be read from')
  })
})

it('a mesh that is sound is a garment', async () => {
  serve(shorts)
  const { pieces } = await loadGarment(['http://kitloom.test/shorts.glb'])
  expect(pieces.map(({ panel }) => panel)).toContain('waistband')
})
