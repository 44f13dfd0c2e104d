import { describe, expect, it } from 'vitest'
import { editPixels } from '../../../../../app/studio/images/edit/editPixels.ts'
import type { Pixels } from '../../../../../app/studio/images/edit/pixels.ts'
import { paletteOf } from '../../../../../app/studio/images/edit/recolour.ts'
import { isTinted, tintedSvg } from '../../../../../app/studio/images/edit/tones.ts'
import { shrunk, traced } from '../../../../../app/studio/images/edit/trace.ts'
import { checkImage, type ImageStep } from '../../../../../engine/index.ts'
import { isPrintable } from '../../../../../engine/print/index.ts'

const colours: Readonly<Record<string, readonly [number, number, number, number]>> = {
  r: [220, 30, 40, 255],
  b: [20, 30, 180, 255],
  w: [255, 255, 255, 255],
  k: [49, 49, 49, 1],
  '.': [0, 0, 0, 0],
}

/** Rows of letters, one a pixel. */
function image(...rows: readonly string[]): Pixels {
  const [width, height] = [rows[0]?.length ?? 0, rows.length]
  return {
    width,
    height,
    data: new Uint8ClampedArray(rows.flatMap(row => [...row].flatMap(each => colours[each] ?? []))),
  }
}
const rowsOf = ({ width, data }: Pixels): readonly string[] => {
  const names = Array.from({ length: data.length / 4 }, (_, at) => {
    const [red, green, , alpha] = data.subarray(at * 4, at * 4 + 4)
    if (alpha === 0) return '.'
    return Object.keys(colours).find(name => colours[name]?.[0] === red && colours[name]?.[1] === green) ?? '?'
  })
  return Array.from({ length: names.length / width }, (_, row) => names.slice(row * width, (row + 1) * width).join(''))
}
const edited = (pixels: Pixels, ...steps: readonly ImageStep[]) => rowsOf(editPixels(pixels, steps))

describe('an image', () => {
  it('is cut, flipped and turned by quarters, pixel by pixel', () => {
    const flag = image('rrb', 'wwb')
    expect(edited(flag, { kind: 'crop', x: 1 / 3, y: 0, width: 2 / 3, height: 0.5 })).toEqual(['rb'])
    expect(edited(flag, { kind: 'flip', axis: 'x' })).toEqual(['brr', 'bww'])
    expect(edited(flag, { kind: 'flip', axis: 'y' })).toEqual(['wwb', 'rrb'])
    expect(edited(flag, { kind: 'turn', degrees: 90 })).toEqual(['wr', 'wr', 'bb'])
    expect(edited(flag, { kind: 'turn', degrees: -90 }, { kind: 'turn', degrees: 90 })).toEqual(['rrb', 'wwb'])
  })

  it('keeps all of itself when it is turned a little, on transparent ground', () => {
    const turned = editPixels(image(...Array<string>(20).fill('r'.repeat(20))), [{ kind: 'turn', degrees: 45 }])
    expect([turned.width, turned.height]).toEqual([29, 29])
    expect(turned.data[3]).toBe(0)
    expect([...turned.data.subarray((14 * 29 + 14) * 4, (14 * 29 + 14) * 4 + 4)]).toEqual([220, 30, 40, 255])
  })

  it('is round at its corners alone', () => {
    const [first, , , , middle] = edited(image(...Array<string>(8).fill('r'.repeat(8))), { kind: 'round', radius: 0.5 })
    expect(first?.startsWith('.')).toBe(true)
    expect(middle).toBe('rrrrrrrr')
  })

  it('stays as it is when no tone is set, and turns grey without saturation', () => {
    const flat = { kind: 'tone', brightness: 0, contrast: 0, saturation: 0, hue: 0 } as const
    expect(editPixels(image('rb'), [flat]).data).toEqual(image('rb').data)
    const [red, green, blue] = editPixels(image('r'), [{ ...flat, saturation: -100 }]).data
    expect([green, blue]).toEqual([red, red])
  })

  it('is brought down to so many colours, and some of them become others', () => {
    const noisy = image(...Array<string>(4).fill('rbwrbw'))
    noisy.data[0] = 214
    expect(paletteOf(noisy, 3)).toHaveLength(3)
    expect(paletteOf(noisy, 16).length).toBeLessThanOrEqual(16)
    const [from = ''] = paletteOf(image('rrrw'), 2)
    const made = editPixels(image('rrrw'), [{ kind: 'recolour', colours: 2, swaps: [{ from, to: '#00ff00' }] }])
    expect([...made.data.subarray(0, 3)]).toEqual([0, 255, 0])
    expect(editPixels(image('....'), [{ kind: 'recolour', colours: 2, swaps: [] }]).data).toEqual(image('....').data)
  })
})

describe('tinting', () => {
  it.each([
    [[49, 49, 49, 1], true],
    [[0, 0, 0, 255], true],
    [[50, 0, 0, 255], false],
    [[0, 50, 0, 255], false],
    [[0, 0, 50, 255], false],
    [[0, 0, 0, 0], false],
  ] as const)('of %o is %s: each channel below 50 and any opacity', ([r, g, b, a], expected) => {
    expect(isTinted(r, g, b, a)).toBe(expected)
    const { data } = editPixels({ width: 1, height: 1, data: new Uint8ClampedArray([r, g, b, a]) }, [
      { kind: 'tint', colour: '#11aa33' },
    ])
    expect([...data]).toEqual(expected ? [0x11, 0xaa, 0x33, a] : [r, g, b, a])
  })

  it('of lines gives their black another colour and leaves the others', () => {
    const svg =
      '<svg xmlns="x"><path d="M0 0"/><path fill="#000"/><path fill="#313131"/><path fill="#323131" stroke="black"/></svg>'
    expect(tintedSvg(svg, '#ff0000')).toBe(
      '<svg fill="#ff0000" xmlns="x"><path d="M0 0"/><path fill="#ff0000"/><path fill="#ff0000"/><path fill="#323131" stroke="#ff0000"/></svg>',
    )
  })
})

it('an SVG of ten thousand points is tinted whole', () => {
  const points = Array.from({ length: 10_000 }, (_, at) => `L${at % 97} ${at % 89}`).join('')
  const made = tintedSvg(`<svg xmlns="x"><path fill="#000" d="M0 0${points}Z"/></svg>`, '#00ff00')
  expect(made).toContain(`fill="#00ff00" d="M0 0${points}Z"`)
})

describe('a background', () => {
  const step = { kind: 'background', spots: [[0.01, 0.01]], tolerance: 10, edge: 0, strokes: [] } as const
  const remove = { ...step, spots: [[0.01, 0.01] as [number, number]], strokes: [] as never[] }

  it('goes as far as colours are alike, and what it does not reach stays', () => {
    expect(edited(image('wwwww', 'wrrrw', 'wrwrw', 'wrrrw', 'wwwww'), remove)).toEqual([
      '.....',
      '.rrr.',
      '.rwr.',
      '.rrr.',
      '.....',
    ])
  })

  it('stays where a brush keeps it, and goes where a brush takes it', () => {
    const stroke = { radius: 0.1, points: [1_000, 1_000] }
    const kept = { ...remove, strokes: [{ ...stroke, keep: true }] }
    expect(edited(image('wwwww', 'wwwww', 'wwrww', 'wwwww', 'wwwww'), kept)[0]).toBe('w....')
    const taken = { ...remove, spots: [], strokes: [{ ...stroke, keep: false, points: [5_000, 5_000] }] }
    expect(edited(image('rrr', 'rrr', 'rrr'), taken)).toEqual(['rrr', 'r.r', 'rrr'])
  })

  it('is soft at its edge when it is asked to be', () => {
    const row = `${'w'.repeat(50)}${'r'.repeat(50)}`
    const { data } = editPixels(image(...Array<string>(100).fill(row)), [{ ...remove, edge: 20 }])
    const rim = Array.from({ length: 6 }, (_, at) => data[(50 * 100 + 50 + at) * 4 + 3] ?? 0)
    expect(rim[0]).toBeLessThan(rim[2] ?? 0)
    expect(rim[5]).toBe(255)
  })
})

describe('tracing', () => {
  const disc = (size: number): Pixels => {
    const pixels = { width: size, height: size, data: new Uint8ClampedArray(size * size * 4) }
    for (let at = 0; at < size * size; at++) {
      const away = Math.hypot((at % size) - size / 2, Math.floor(at / size) - size / 2)
      pixels.data.set(
        away > size * 0.45 ? [0, 0, 0, 0] : away > size * 0.25 ? [20, 30, 180, 255] : [220, 30, 40, 255],
        at * 4,
      )
    }
    return pixels
  }

  it('makes lines of no more colours than are asked for, which can be printed', () => {
    const svg = traced(disc(120), { colours: 2, detail: 60 }) ?? ''
    const found = new Set([...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, colour]) => colour))
    expect([...found].sort()).toEqual(['#141eb4', '#dc1e28'])
    const bytes = new TextEncoder().encode(svg)
    expect(checkImage(bytes)).toMatchObject({ kind: 'image', head: { type: 'svg' } })
    expect(isPrintable(bytes)).toBe(true)
  })

  it('leaves out what is transparent, whatever colour was there once', () => {
    const crest = disc(120)
    for (let at = 0; at < crest.data.length; at += 4) {
      const isDisc = crest.data[at] === 220
      crest.data.set([255, 255, 255, isDisc ? 255 : 0], at)
    }
    const svg = traced(crest, { colours: 2, detail: 60 }) ?? ''
    const spots = [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, d = '']) => d.match(/[\d.]+/g) ?? []).map(Number)
    expect([Math.min(...spots), Math.max(...spots)].map(value => Math.round(value / 10))).not.toEqual([0, 12])
  })

  it('looks at no more pixels than it needs', () => {
    const small = shrunk(disc(120), 3_600)
    expect([small.width, small.height]).toEqual([60, 60])
    expect([...small.data.subarray((30 * 60 + 30) * 4, (30 * 60 + 30) * 4 + 4)]).toEqual([220, 30, 40, 255])
  })
})
