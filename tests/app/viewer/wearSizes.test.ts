import { readFileSync } from 'node:fs'
import { BufferAttribute, BufferGeometry, Mesh } from 'three'
import { afterEach, expect, it, vi } from 'vitest'
import { wearSizes } from '../../../app/viewer/fit/wearSizes.ts'
import { textureAt } from '../../../app/viewer/panelBox.ts'
import { readGarment, textureBox } from '../../../engine/tailor/index.ts'
import { modelUrls } from '../../../plugins/models.ts'
import { garmentFits } from '../../../scripts/bake/garmentFits.ts'

const shorts = 'plugins/garments/soccer/shorts.glb'
const model = modelUrls['soccer/shorts.glb'] ?? ''
const baked = await readGarment(shorts)

/** The pieces as a stage has them when their file has come. */
const hung = () =>
  baked.panels.map(({ panel, extras, positions, flat, triangles }) => {
    const geometry = new BufferGeometry()
    const spots = Array.from({ length: flat.length / 2 }, (_, at) =>
      textureAt(extras.box, [flat[at * 2] ?? 0, flat[at * 2 + 1] ?? 0]),
    )
    geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3))
    geometry.setAttribute('uv', new BufferAttribute(Float32Array.from(spots.flat()), 2))
    geometry.setIndex([...triangles])
    return { panel, box: extras.box, mesh: new Mesh(geometry) }
  })

const serveFits = (damage = (bytes: Uint8Array<ArrayBuffer>) => bytes) =>
  vi.stubGlobal('fetch', async (url: string) => {
    const path = /(plugins\/garments\/.*?\.fit)/.exec(url)?.[1] ?? ''
    return new Response(damage(Uint8Array.from(readFileSync(path))))
  })
afterEach(() => vi.unstubAllGlobals())

const waist = (pieces: ReturnType<typeof hung>) => {
  const { geometry } = pieces.find(({ panel }) => panel === 'waistband')?.mesh ?? new Mesh()
  geometry.computeBoundingBox()
  return geometry.boundingBox?.max.x ?? 0
}

it('hangs a garment wider in a larger size, and sizes between two between them', async () => {
  serveFits()
  const widths: number[] = []
  for (const size of ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '6XL']) {
    const pieces = hung()
    if (size !== 'M') await wearSizes([{ pieces, model, size }])
    widths.push(waist(pieces))
  }
  expect(widths).toEqual(widths.toSorted((a, b) => a - b))
  expect(new Set(widths).size).toBe(widths.length)
})

it('lays the texture over the panel of that size, with normals of length 1', async () => {
  serveFits()
  const pieces = hung()
  await wearSizes([{ pieces, model, size: '6XL' }])
  const fit = garmentFits.find(({ file }) => file === 'shorts.6XL.fit')
  for (const { panel, box, mesh } of pieces) {
    const own = fit?.pattern.panels.find(({ id }) => id === panel)
    expect(own && textureBox(own)).toEqual(box)
    const { normal } = mesh.geometry.attributes
    for (let point = 0; point < (normal?.count ?? 0); point += 50) {
      const length = Math.hypot(normal?.getX(point) ?? 0, normal?.getY(point) ?? 0, normal?.getZ(point) ?? 0)
      expect(length).toBeCloseTo(1, 3)
    }
  }
})

it('leaves pieces as they are when their fit is damaged, missing or of another mesh', async () => {
  const [pieces, before] = [hung(), hung()]
  serveFits(bytes => bytes.slice(0, 500))
  await expect(wearSizes([{ pieces, model, size: 'XL' }])).rejects.toThrow()
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  await expect(wearSizes([{ pieces, model, size: 'XL' }])).rejects.toThrow('No fit could be read')
  serveFits()
  const [first] = pieces
  if (!first) throw new Error('There are no pieces.')
  await expect(
    wearSizes([{ pieces: [{ ...first, mesh: new Mesh(new BufferGeometry()) }], model, size: 'XL' }]),
  ).rejects.toThrow('another mesh')
  await wearSizes([{ pieces, model: '/assets/unknown.glb', size: 'XL' }])
  await wearSizes([{ pieces, model, size: 'huge' }])
  expect(pieces.map(({ box }) => box)).toEqual(before.map(({ box }) => box))
  expect(waist(pieces)).toBe(waist(before))
})

it('fetches a damaged fit past the browser’s cache the next time', async () => {
  serveFits(bytes => bytes.slice(0, 500))
  const pieces = hung()
  await expect(wearSizes([{ pieces, model, size: '3XL' }])).rejects.toThrow()
  const path = 'plugins/garments/soccer/shorts.3XL.fit'
  const served = vi.fn(async () => new Response(Uint8Array.from(readFileSync(path))))
  vi.stubGlobal('fetch', served)
  await wearSizes([{ pieces, model, size: '3XL' }])
  expect(served).toHaveBeenCalledWith(expect.stringContaining('shorts.3XL.fit'), { cache: 'reload' })
})

it('hangs no part of a kit in a size that another part has no fit for', async () => {
  serveFits()
  const [pieces, other] = [hung(), hung()]
  await wearSizes([
    { pieces, model, size: '6XL' },
    { pieces: other, model: '/assets/unknown.glb', size: '6XL' },
  ])
  expect(waist(pieces)).toBe(waist(other))
})
