import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { type BufferAttribute, type InterleavedBufferAttribute, Mesh, type Object3D } from 'three'
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchBakedAhead } from '../../../app/viewer/bakedFile.ts'
import { loadGarment } from '../../../app/viewer/garment.ts'
import { readClothFile } from '../../../app/viewer/readClothFile.ts'

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

it('is fetched past the browser’s cache the next time, where it may lie damaged', async () => {
  const requested: (RequestInit | undefined)[] = []
  let bytes = damaged(0.5)
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    requested.push(init)
    return new Response(bytes)
  })
  const address = ['http://kitloom.test/again.glb']
  await expect(loadGarment(address)).rejects.toThrow('No garment could be read from')
  bytes = shorts
  await loadGarment(address)
  await loadGarment(address)
  expect(requested).toEqual([undefined, { cache: 'reload' }, undefined])
})

describe('a mesh that was fetched ahead', () => {
  const address = 'http://kitloom.test/ahead.glb'

  it('is fetched once, whatever its size, and anew when it is read again', async () => {
    const requested: string[] = []
    vi.stubGlobal('fetch', async (from: string) => {
      requested.push(from)
      return new Response(shorts)
    })
    fetchBakedAhead(`${address}#xl`)
    fetchBakedAhead(address)
    expect(requested).toEqual([address])
    await loadGarment([address])
    expect(requested).toEqual([address])
    await loadGarment([address])
    expect(requested).toEqual([address, address])
  })

  it('is no garment where the network fails, and is fetched anew the next time', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    fetchBakedAhead(address)
    await expect(loadGarment([address])).rejects.toThrow('No garment could be read from')
    serve(shorts)
    await expect(loadGarment([address])).resolves.toHaveProperty('pieces')
  })
})

it('reads of every shipped mesh what the loader of three reads', async () => {
  const files = readdirSync('plugins/garments', { recursive: true, encoding: 'utf8' }).filter(file =>
    /\.glb$/.test(file),
  )
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    const { buffer } = Uint8Array.from(readFileSync(`plugins/garments/${file}`))
    const { scene } = await new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).parseAsync(buffer.slice(0), '')
    expect([file, partsOf(await readClothFile(buffer))]).toEqual([file, partsOf(scene)])
  }
})

/** A digest of each mesh: comparing megabytes of numbers one by one would take minutes. */
function partsOf(group: Object3D) {
  const digest = ({ array, itemSize, count, normalized }: BufferAttribute | InterleavedBufferAttribute) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    return [itemSize, count, normalized, createHash('sha256').update(bytes).digest('hex')]
  }
  const parts: unknown[] = []
  group.traverse(object => {
    if (!(object instanceof Mesh)) return
    const { name, userData } = object.material
    const { attributes, index } = object.geometry
    parts.push({ name, userData, index: digest(index), attributes: mapValues(attributes, digest) })
  })
  return parts
}

const mapValues = <Value, Made>(record: Readonly<Record<string, Value>>, make: (value: Value) => Made) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value)]))

it('a mesh that is sound is a garment', async () => {
  serve(shorts)
  const { pieces } = await loadGarment(['http://kitloom.test/shorts.glb'])
  expect(pieces.map(({ panel }) => panel)).toContain('waistband')
})
