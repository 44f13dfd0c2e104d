import { readdirSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import en from '../../../../app/i18n/words/en.json' with { type: 'json' }
import kh from '../../../../app/i18n/words/kh.json' with { type: 'json' }
import { kitPicture } from '../../../../app/studio/kitPictures/kitPicture.ts'
import { ways } from '../../../../app/studio/kitPictures/ways.ts'
import { garments } from '../../../../plugins/index.ts'
import { labels } from '../../../../plugins/panels.ts'
import { kitShots } from '../../../../scripts/kitPictures/kitShots.ts'

const folder = 'app/studio/kitPictures'
const files = readdirSync(folder).filter(file => file.endsWith('.webp'))
const kilobytes = (file: string) => statSync(`${folder}/${file}`).size / 1024

describe('pictures taken ahead', () => {
  it('are those that the command takes', () => {
    expect(files.map(file => file.replace('.webp', '')).sort()).toEqual(kitShots.map(({ name }) => name).sort())
  })

  it('show every template and every colourway', () => {
    const wanted = [
      ...garments.flatMap(({ templates }) => templates.map(({ id }) => `look-${id}`)),
      ...ways.flatMap(way => [`hero-${way}`, `way-${way}`]),
    ]
    expect(wanted.filter(name => kitPicture(name) === null)).toEqual([])
  })

  it('are as large as the page is told', async () => {
    for (const { name } of kitShots) {
      const { width, height, hasAlpha } = await sharp(`${folder}/${name}.webp`).metadata()
      expect({ name, width, height, hasAlpha }).toEqual({
        name,
        hasAlpha: true,
        width: kitPicture(name)?.width,
        height: kitPicture(name)?.height,
      })
    }
  })

  it('are light', () => {
    const heavy = files.filter(file => kilobytes(file) > (file.startsWith('look-') ? 25 : 90))
    expect(heavy).toEqual([])
    expect(files.reduce((sum, file) => sum + kilobytes(file), 0)).toBeLessThan(1024)
  })

  it('of a name that is none there is none', () => {
    expect(kitPicture('look-nothing')).toBeNull()
  })
})

it('calls a look on the pages of the shop as the designer calls it', () => {
  expect(en.look).toEqual(labels.en['garment.soccer']?.templates)
  expect(kh.look).toEqual(labels.kh['garment.soccer']?.templates)
})
