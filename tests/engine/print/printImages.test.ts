import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { assetId, mm, type ToolPlugin } from '../../../engine/index.ts'
import { drawImage, newLayer } from '../../../engine/plugin.ts'
import { isPrintable, printPanels, printSvg } from '../../../engine/print/index.ts'
import { documentOf, place, resources, textTool } from '../../support/drawing.ts'
import { png } from '../../support/png.ts'
import { orderOf, readPrinted } from '../../support/printing.ts'

const asset = assetId('c0ffee')
const crest =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 120" width="100" height="120"><path d="M0 0H100V120H0Z" fill="#0f3d2e"/></svg>'
const crestTool: ToolPlugin = { ...textTool, id: 'crest', layerKinds: ['logo'], draw: drawImage }

const withCrest = (content: string | Uint8Array, opacity = 1) => ({
  document: documentOf({
    layers: {
      crest: newLayer({
        kind: 'logo',
        asset,
        place: place({ x: 0, y: 0, turn: 0 }),
        size: { width: mm(100), height: mm(60) },
        opacity,
      }),
    },
  }),
  tools: [textTool, crestTool],
  resources: { ...resources, image: () => ({ width: 100, height: 120, vector: true }) },
  readImage: async () => (typeof content === 'string' ? new TextEncoder().encode(content) : content),
})

describe('an image of lines', () => {
  it('is printed as lines, at its measure, and warned of at no size', async () => {
    const outcome = await printPanels(orderOf(withCrest(crest)))
    expect(outcome).toMatchObject({ kind: 'printed', warnings: [] })
    const { pages, hasFonts } = await readPrinted(withCrest(crest))
    const green = pages[0]?.paths.find(({ colour }) => colour.startsWith('0.0588'))
    const [xs, ys] = [0, 1].map(axis => green?.lines.flat().map(point => point[axis] ?? 0) ?? [])
    expect(Math.max(...(xs ?? [])) - Math.min(...(xs ?? []))).toBeCloseTo(50, 1)
    expect(Math.max(...(ys ?? [])) - Math.min(...(ys ?? []))).toBeCloseTo(60, 1)
    expect(pages[0]?.images).toEqual([])
    expect(hasFonts).toBe(false)
  })

  it('gives the same bytes for the same order', async () => {
    const [one, other] = await Promise.all([
      printPanels(orderOf(withCrest(crest, 0.5))),
      printPanels(orderOf(withCrest(crest, 0.5))),
    ])
    expect(one).toEqual(other)
  })

  it('is carried by the SVG as it is', async () => {
    const outcome = await printSvg(orderOf(withCrest(crest)))
    const href = `data:image/svg+xml;base64,${Buffer.from(crest).toString('base64')}`
    expect(outcome.kind === 'printed' && outcome.pieces[0]?.svg).toContain(href)
  })

  it.each([
    ['scripts', '<script>alert(1)</script>'],
    ['handlers', '<path onload="alert(1)" d="M0 0"/>'],
    ['letters', '<text>FC</text>'],
    ['pictures', '<image href="https://elsewhere.example/a.png"/>'],
    ['foreign objects', '<foreignObject/>'],
  ])('is refused with %s in it', async (_, inside) => {
    const outcome = await printPanels(orderOf(withCrest(crest.replace('<path', `${inside}<path`))))
    expect(outcome).toEqual({ kind: 'refused', obstacles: [{ kind: 'image-unreadable', layer: 'crest', asset }] })
  })
})

describe('a PNG', () => {
  it('that unpacks to far more than it says is not printed', () => {
    const honest = png(4, 2, [1, 2, 3, 255])
    expect(isPrintable(honest)).toBe(true)
    const bomb = deflateSync(Buffer.alloc(80_000_000))
    const view = new DataView(new ArrayBuffer(8))
    view.setUint32(0, bomb.length)
    const lying = new Uint8Array([
      ...honest.subarray(0, 33),
      ...new Uint8Array(view.buffer, 0, 4),
      0x49,
      0x44,
      0x41,
      0x54,
      ...bomb,
      0,
      0,
      0,
      0,
      ...honest.subarray(-12),
    ])
    expect(isPrintable(lying)).toBe(false)
  })

  it('whose size is a lie is not printed', () => {
    const lying = Buffer.from(png(4, 2, [1, 2, 3, 255]))
    lying.writeUInt32BE(400, 16)
    expect(isPrintable(new Uint8Array(lying))).toBe(false)
  })
})
