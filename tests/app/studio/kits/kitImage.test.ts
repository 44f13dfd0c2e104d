import { readdirSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { blankImage } from '../../../../app/studio/kitImages/blankImage.ts'
import { kitImage } from '../../../../app/studio/kitImages/kitImage.ts'
import { templateImage } from '../../../../app/studio/kitImages/templateImage.ts'
import { garments } from '../../../../plugins/index.ts'
import { fileOfShot, kitShots, shopShots, shotsOfGarment } from '../../../../scripts/kitImages/kitShots.ts'
import { soccer } from '../../../support/openSoccer.ts'

const folder = 'app/studio/kitImages'
const files = readdirSync(folder).filter(file => /\.(webp|avif)$/.test(file))
function imageNamed(name: string) {
  const [kind, ...rest] = name.split('-')
  if (kind === 'template') return templateImage(rest.join('-'))
  if (kind !== 'blank') return kitImage(name)
  const address = blankImage(rest.join('-'))
  return address === null ? null : { address, width: null, height: null }
}
const kilobytes = (file: string) => statSync(`${folder}/${file}`).size / 1024

describe('images taken ahead', () => {
  it('are none but those that the command takes', () => {
    const taken = new Set(kitShots.map(fileOfShot))
    expect(files.filter(file => !taken.has(file))).toEqual([])
  })

  // Pages draw a garment as a sketch until it has images; some of them beside sketches would look like a mistake.
  it.each(garments)('show $slug in every template, or not at all', garment => {
    const names = shotsOfGarment(garment).map(({ name }) => name)
    const missing = names.filter(name => imageNamed(name) === null)
    const command = `npm run kit-images ${missing.join(' ')}`
    expect([0, names.length], `The images of ${garment.slug} are incomplete: ${command}`).toContain(missing.length)
  })

  it.each(files)('%s holds the whole garment: no sleeve is cut off at an edge', async file => {
    const { data, info } = await sharp(`${folder}/${file}`)
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const rim = data.filter(
      (_, at) => at < width || at >= width * (height - 1) || at % width === 0 || at % width === width - 1,
    )
    expect(Math.max(...rim)).toBeLessThan(8)
  })

  it('show what the shop shows itself with', () => {
    const names = [...shotsOfGarment(soccer), ...shopShots].map(({ name }) => name)
    const missing = names.filter(name => imageNamed(name) === null)
    expect(missing, `npm run kit-images ${missing.join(' ')}`).toEqual([])
  })

  it('are as large as the page is told', async () => {
    const shown = kitShots.filter(shot => shot.width !== null && files.includes(fileOfShot(shot)))
    for (const shot of shown) {
      const { name } = shot
      const { width, height, hasAlpha } = await sharp(`${folder}/${fileOfShot(shot)}`).metadata()
      expect({ name, width, height, hasAlpha }).toEqual({
        name,
        hasAlpha: true,
        width: imageNamed(name)?.width,
        height: imageNamed(name)?.height,
      })
    }
  })

  it('are light', () => {
    const heavy = files.filter(file => kilobytes(file) > (file.startsWith('template-') ? 25 : 90))
    expect(heavy).toEqual([])
    expect(files.reduce((sum, file) => sum + kilobytes(file), 0)).toBeLessThan(2048)
  })

  it('of a name that is none there is none', () => {
    expect(imageNamed('template-nothing')).toBeNull()
  })
})
