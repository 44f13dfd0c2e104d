import { beforeAll, describe, expect, it } from 'vitest'
import { type ImageLibrary, openImageLibrary } from '../../../server/images/imageLibrary.ts'
import { inEnglish, khmerTerms } from '../../../server/images/khmer/khmerTerms.ts'

describe('the image library', () => {
  let library: ImageLibrary
  beforeAll(async () => {
    library = await openImageLibrary()
  })
  const ids = (words: string) => library.search(words, 'all').map(image => image.id)

  it.each([
    ['lion', 'game-icons/lion'],
    ['LION', 'game-icons/lion'],
    ['football', 'game-icons/soccer-ball'],
    ['socer', 'game-icons/soccer-ball'],
    ['dragon head', 'game-icons/dragon-head'],
    ['cambodia', 'circle-flags/kh'],
    ['polka dots', 'hero-patterns/polka-dots'],
    ['តោ', 'game-icons/lion'],
    ['បាល់ទាត់', 'game-icons/soccer-ball'],
    ['ផ្កាឈូក', 'game-icons/lotus'],
    ['បេះដូងក្រហម', 'fluent-emoji-flat/red-heart'],
    ['រូបភាពដំរី', 'game-icons/elephant'],
    ['កម្ពុជា', 'circle-flags/kh'],
    ['ជប៉ុន', 'circle-flags/jp'],
  ])('finds %s', (words, id) => {
    expect(ids(words).slice(0, 8)).toContain(id)
  })

  it('does not mind which of two letters that look the same was typed', () => {
    expect(ids('កណ្ដុរ')).toEqual(ids('កណ្តុរ'))
    expect(ids('បាល់\u200bទាត់')).toEqual(ids('បាល់ទាត់'))
  })

  it('finds nothing for what is no word', () => {
    expect(ids('qqqqzzzz')).toEqual([])
    expect(ids('អឺអឺអឺ')).toEqual([])
    expect(ids('!!! ***')).toEqual([])
  })

  it('has no photos, and the two kinds apart', () => {
    expect(library.search('lion', 'photo')).toEqual([])
    const types = (type: 'vector' | 'illustration') => new Set(library.search('lion', type).map(found => found.type))
    expect([types('vector'), types('illustration')]).toEqual([new Set(['vector']), new Set(['illustration'])])
  })

  it('draws every image, and names its author and licence', () => {
    const all = library.search('', 'all')
    expect(all.length).toBeGreaterThan(5000)
    for (const { svg, source } of all) {
      expect(svg()).toMatch(/^<svg .*<\/svg>$/s)
      expect(svg()).not.toMatch(/currentColor|<script|https?:(?!\/\/www\.w3\.org)/)
      expect(source.author && source.licence.spdx && source.licence.url).toBeTruthy()
    }
  })

  it('knows a Khmer word for each of many things, and each finds an image', () => {
    expect(khmerTerms.size).toBeGreaterThanOrEqual(150)
    for (const word of khmerTerms.keys()) expect(ids(word), word).not.toEqual([])
  })

  it('writes Khmer words in Khmer alone', () => {
    for (const word of khmerTerms.keys()) expect(word).toMatch(/^[\u1780-\u17d3]+$/)
  })
})

describe('Khmer without spaces', () => {
  const terms = new Map([
    ['តោ', ['lion']],
    ['ក្រហម', ['red']],
    ['ខ្លា', ['tiger']],
    ['ខ្លាឃ្មុំ', ['bear']],
  ])

  it('is read word by word, the longest first', () => {
    expect(inEnglish('ខ្លាឃ្មុំក្រហម', terms)).toEqual([['bear'], ['red']])
    expect(inEnglish('រូបតោ', terms)).toEqual([['lion']])
  })

  it('does not find a word in the middle of another', () => {
    expect(inEnglish('តោះ', terms)).toEqual([])
  })
})
