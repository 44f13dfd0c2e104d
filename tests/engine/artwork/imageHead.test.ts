import { describe, expect, it } from 'vitest'
import { checkImage, readImageHead } from '../../../engine/index.ts'
import { png } from '../../support/png.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'hex'))
const ascii = (text: string) => Buffer.from(text, 'latin1').toString('hex')

/** Only the head of a PNG, which is all that tells its size. */
const claiming = (width: number, height: number) => {
  const head = Buffer.from(png(1, 1, [0, 0, 0, 255]))
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return new Uint8Array(head)
}

describe('the size of an image', () => {
  it('is read from a PNG', () => {
    expect(readImageHead(png(7, 3, [1, 2, 3, 4]))).toEqual({ type: 'png', width: 7, height: 3 })
  })

  it.each([
    ['baseline', 'ffd8ffe000104a46494600010100000100010000ffc0001108012c019003012200021101031101'],
    ['progressive, after a comment', 'ffd8fffe00044142ffc2001108012c019003012200021101031101'],
  ])('is read from a JPEG: %s', (_, hex) => {
    expect(readImageHead(bytes(hex))).toEqual({ type: 'jpeg', width: 400, height: 300 })
  })

  it.each([
    ['lossy', `${ascii('VP8 ')}00000000${'000000'}9d012a${'9001'}${'2c01'}`],
    ['lossless', `${ascii('VP8L')}00000000${'2f'}${'8fc14a00'}${'0000000000'}`],
    ['extended', `${ascii('VP8X')}0a000000${'10000000'}${'8f0100'}${'2b0100'}`],
  ])('is read from a WebP: %s', (_, rest) => {
    expect(readImageHead(bytes(`${ascii('RIFF')}00000000${ascii('WEBP')}${rest}`))).toEqual({
      type: 'webp',
      width: 400,
      height: 300,
    })
  })
})

it.each([
  ['gif', `${ascii('GIF89a')}90012c01000000`],
  ['avif', `0000001c${ascii('ftypavif')}00000000${ascii('mif1miaf')}00000014${ascii('ispe')}00000000000001900000012c`],
  ['svg', ascii('<?xml version="1.0"?><!-- a crest --><svg xmlns="x" viewBox="0 0 400 300">')],
  ['svg', ascii('<svg width="400px" height="300">')],
])('the size of an image is read: %s', (type, hex) => {
  expect(readImageHead(bytes(hex))).toEqual({ type, width: 400, height: 300 })
})

describe('a file that is no image', () => {
  it.each([
    ['nothing', ''],
    ['text that calls itself a picture', ascii('<svg xmlns="http://www.w3.org/2000/svg"><script>')],
    ['a PNG that breaks off', '89504e470d0a1a0a0000000d49'],
    ['a JPEG that breaks off', 'ffd8ffe00010'],
    ['a JPEG without a frame', 'ffd8ffe000044142ffd9000000000000'],
    ['a WebP that breaks off', `${ascii('RIFF')}00000000${ascii('WEBP')}`],
    ['a TIFF', '49492a0008000000'],
  ])('is refused: %s', (_, hex) => {
    expect(checkImage(bytes(hex))).toEqual({ kind: 'refused', reason: 'image-unreadable' })
  })

  it('is refused when it has no pixels', () => {
    expect(checkImage(claiming(0, 100))).toMatchObject({ reason: 'image-unreadable' })
  })
})

describe('a huge image', () => {
  it('of 20 megapixels is taken', () => {
    expect(checkImage(claiming(5472, 3648))).toMatchObject({ kind: 'image' })
  })

  it('of 200 megapixels is refused', () => {
    expect(checkImage(claiming(16_320, 12_240))).toEqual({ kind: 'refused', reason: 'image-too-large' })
  })
})
