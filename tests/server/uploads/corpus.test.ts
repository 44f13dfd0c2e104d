import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { createImagePool } from '../../../server/uploads/imagePool.ts'
import { sniffImage } from '../../../server/uploads/takeUpload.ts'
import { images, svgOf } from '../../support/server/uploadFiles.ts'

const pool = createImagePool()
afterAll(() => pool.close())

/** The outcome for a file: the reason of its refusal, or its cleaned version. */
async function shown(bytes: Uint8Array) {
  const head = await sniffImage(bytes)
  if ('refused' in head) return head.refused
  const outcome = await pool.prepare(bytes, head)
  if (outcome === 'busy') return outcome
  return 'refused' in outcome ? outcome.refused : { type: outcome.type, bytes: Buffer.from(outcome.bytes) }
}

const copies = (times: number): string =>
  Array.from({ length: times }, (_, at) => `<g id="a${at + 1}"><use href="#a${at}"/><use href="#a${at}"/></g>`).join('')

const script = '<script>fetch("https://elsewhere.example/")</script>'

describe('files that are not what they seem', () => {
  it.each([
    ['nothing', Buffer.alloc(0), 'image-empty'],
    ['a text', Buffer.from('hello'), 'image-unknown'],
    ['a page', Buffer.from(`<!doctype html>${script}`), 'image-unknown'],
    ['a page that ends as an SVG', Buffer.from(`<html>${svgOf('')}</html>`), 'image-unknown'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'image-unknown'],
    ['an archive', Buffer.from('PK\x03\x04'), 'image-unknown'],
    ['a program', Buffer.from('\x7fELF'), 'image-unknown'],
    ['a head of a PNG alone', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'image-unknown'],
    ['packed lines', Buffer.from([0x1f, 0x8b, 8, 0]), 'image-unknown'],
  ])('%s is refused', async (_, bytes, why) => {
    expect(await shown(bytes)).toBe(why)
  })

  it('an image of 14,000 × 14,000 is refused before it is decoded', async () => {
    const bomb = await images.bomb()
    const begin = performance.now()
    expect(await shown(bomb)).toBe('image-pixels')
    expect(performance.now() - begin).toBeLessThan(2_000)
  })

  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('a %s that breaks off is refused', async kind => {
    const whole = await images[kind]()
    for (const part of [0.3, 0.5, 0.8, 0.95]) {
      const outcome = await shown(whole.subarray(0, Math.floor(whole.length * part)))
      expect(['image-broken', 'image-unknown'], `${kind} at ${part}`).toContain(outcome)
    }
  })

  it('a PNG that says it is larger than its pixels is refused', async () => {
    const lying = Buffer.from(await images.png())
    lying.writeUInt32BE(3000, 16)
    expect(await shown(lying)).toBe('image-broken')
  })

  it.each(['png', 'jpeg'] as const)('what hides behind the end of a %s is not shown', async kind => {
    const plain = await images[kind]()
    const outcome = await shown(Buffer.concat([plain, Buffer.from(`PK\x03\x04<html>${script}`)]))
    expect(outcome).toMatchObject({ type: kind })
    expect(typeof outcome === 'object' && outcome.bytes.includes('script')).toBe(false)
    expect(typeof outcome === 'object' && outcome.bytes.equals(plain)).toBe(true)
  })

  it('what hides in a comment of a JPEG is not shown', async () => {
    const plain = await images.jpeg()
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), Buffer.from(script)])
    const outcome = await shown(Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2)]))
    expect(typeof outcome === 'object' && outcome.bytes.equals(plain)).toBe(true)
  })

  it('the colours of a printer are shown as a screen has them', async () => {
    const cmyk = await sharp(await images.jpeg())
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    const outcome = await shown(cmyk)
    expect(typeof outcome === 'object' && (await sharp(outcome.bytes).metadata()).space).toBe('srgb')
  })
})

describe('SVG that does harm', () => {
  const lines = '<path d="M1 1H8" fill="#0f3d2e"/>'
  it.each([
    [script],
    ['<path d="M0 0H9" onload="alert(1)" onclick="alert(1)"/>'],
    ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">alert</p></foreignObject>'],
    ['<style>@import url(https://elsewhere.example/alert.css);</style>'],
    ['<style>@import "//elsewhere.example/alert.css"; g{fill:url(//elsewhere.example/alert)}</style>'],
    ['<a href="javascript:alert(1)"><path d="M0 0H9"/></a>'],
    ['<use href="https://elsewhere.example/alert.svg#a"/>'],
    ['<path d="M0 0H9" fill="url(https://elsewhere.example/alert.svg#a)"/>'],
    ['<path d="M0 0H9" style="fill:url(//elsewhere.example/alert.svg#a)"/>'],
    ['<image href="https://elsewhere.example/alert.png" width="9" height="9"/>'],
    ['<image href="data:image/svg+xml;base64,YWxlcnQ=" width="9" height="9"/>'],
    ['<image href="data:text/html,alert" width="9" height="9"/>'],
    ['<path d="M0 0H9"><set attributeName="href" to="javascript:alert(1)"/></path>'],
    ['<animate attributeName="href" values="javascript:alert(1)"/>'],
    ['<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://elsewhere.example/"/>'],
    ['<metadata><x:script xmlns:x="http://www.w3.org/1999/xhtml">run()</x:script></metadata>'],
    ['<!-- alert --><?xml-stylesheet href="https://elsewhere.example/"?>'],
    ['<text filter="url(https://elsewhere.example/#alert)">a</text>'],
  ])('%s is taken out', async inside => {
    const outcome = await shown(svgOf(`${inside}${lines}`))
    const kept = typeof outcome === 'object' ? outcome.bytes.toString() : outcome
    expect(kept).toContain('#0f3d2e')
    expect(kept).not.toMatch(/alert|elsewhere|svg\+xml|<script|foreignObject|<a\b|<set\b|javascript|<!|<\?/)
  })

  it('a style sheet before the image is removed', async () => {
    const outcome = await shown(
      Buffer.from(`<?xml-stylesheet href="https://elsewhere.example/"?>${svgOf(lines).toString()}`),
    )
    expect(typeof outcome === 'object' && outcome.bytes.toString()).not.toContain('elsewhere')
  })

  it.each([
    [
      'entities',
      '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">&a;</svg>',
    ],
    ['100,000 elements in each other', svgOf('<g>'.repeat(100_000) + '</g>'.repeat(100_000)).toString()],
    ['150,000 elements in a row', svgOf('<path d="M0 0H9"/>'.repeat(150_000)).toString()],
    ['2 to the 30 copies', svgOf(copies(30)).toString()],
    ['a picture in itself', svgOf('<g id="a"><use href="#a"/></g>').toString()],
    ['five megabytes', svgOf(`<path d="${'M0 0H9'.repeat(900_000)}"/>`).toString()],
  ])('%s are too much', async (_, svg) => {
    expect(await shown(Buffer.from(svg))).toBe('image-tangled')
  })

  it.each([
    ['without an end', svgOf(lines).toString().slice(0, -6)],
    ['without a size', svgOf(lines, '').toString()],
    ['that is not well-formed', svgOf('<g><path></g>').toString()],
  ])('one %s is refused', async (_, svg) => {
    expect(await shown(Buffer.from(svg))).toBe('image-broken')
  })
})

describe('the pool', () => {
  const svgHead = { type: 'svg', width: 10, height: 12 } as const

  it('throws away what takes too long, and goes on with the next', async () => {
    const hurried = createImagePool({ timeout: 1, clockTimeout: 60_000 })
    // The SVG cleaner is loaded with the first SVG, which takes longer.
    expect(await hurried.prepare(await images.crest(), svgHead)).toEqual({ refused: 'image-slow' })
    await hurried.close()
    expect(await shown(await images.png())).toMatchObject({ type: 'png' })
  })

  it.each([
    ['SVG', images.crest, svgHead],
    ['PNG', images.png, { type: 'png', width: 10, height: 12 } as const],
  ])('asks for an %s again for which a busy machine had no time', async (_, image, head) => {
    const hurried = createImagePool({ clockTimeout: 1 })
    expect(await hurried.prepare(await image(), head)).toBe('busy')
    await hurried.close()
  })

  it('says that it is busy', async () => {
    const small = createImagePool({ maxWaiting: 2 })
    const requested = Array.from({ length: 3 }, async () => small.prepare(await images.crest(), svgHead))
    expect((await Promise.all(requested)).filter(outcome => outcome === 'busy')).toHaveLength(1)
    await small.close()
  })
})
