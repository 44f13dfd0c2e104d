import { describe, expect, it } from 'vitest'
import { fileKind } from '../../../../app/studio/images/takeImage.ts'
import { plainJpeg, plainPng } from '../../../../engine/index.ts'
import { png } from '../../../support/png.ts'

const hex = (...parts: string[]) => new Uint8Array(Buffer.from(parts.join(''), 'hex'))
const text = (words: string) => Buffer.from(words, 'latin1').toString('hex')

/** Two markers round a frame and a scan of four bytes. */
const jpeg = (...segments: string[]) =>
  hex('ffd8', ...segments, 'ffc00011080014002803012200021101031101', 'ffda00080101000000', '00', 'aaff00bb', 'ffd9')
const exif = (turn: string) => `ffe1001e${text('Exif')}0000${'4d4d002a00000008'}00010112000300000001${turn}0000`

describe('a PNG', () => {
  const plain = png(2, 2, [1, 2, 3, 4])

  it('loses what tells who made it, and what was hidden behind it', () => {
    const comment = hex('0000000a', text('tEXt'), text('Place\0here'), '00000000')
    const carrying = new Uint8Array([
      ...plain.subarray(0, 33),
      ...comment,
      ...plain.subarray(33),
      ...hex(text('<script>')),
    ])
    expect([...(plainPng(carrying)?.bytes ?? [])]).toEqual([...plain])
  })

  it('that breaks off is none', () => {
    expect(plainPng(plain.subarray(0, plain.length - 6))).toBeNull()
  })

  it('of sixteen bits is drawn anew', () => {
    expect(plainPng(plain.map((byte, at) => (at === 24 ? 16 : byte)))?.isSpecial).toBe(true)
  })
})

describe('a JPEG', () => {
  it('loses what its camera says, and what was hidden behind it', () => {
    const carrying = new Uint8Array([...jpeg(exif('0001')), ...hex(text('PK hidden'))])
    expect(plainJpeg(carrying)).toEqual({ bytes: jpeg(), isSpecial: false })
  })

  it('whose camera was turned is drawn anew', () => {
    expect(plainJpeg(jpeg(exif('0006')))?.isSpecial).toBe(true)
  })

  it('that breaks off is none', () => {
    const whole = jpeg()
    for (const length of [3, 10, 24, whole.length - 2]) expect(plainJpeg(whole.subarray(0, length))).toBeNull()
  })
})

it.each([
  ['page', '<!-- hello --><!DOCTYPE html><html>'],
  ['pdf', '%PDF-1.7'],
  ['archive', 'PK\x03\x04....'],
  ['heic', '\0\0\0\x18ftypheic'],
  ['tiff', 'II*\0'],
  ['photoshop', '8BPS'],
  ['other', 'hello'],
  ['other', ''],
])('a file is known as %s', (kind, start) => {
  expect(fileKind(new Uint8Array(Buffer.from(start, 'latin1')))).toBe(kind)
})
