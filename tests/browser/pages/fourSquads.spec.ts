import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { sizes as allSizes, type Path, pathBounds, pathData } from '../../../engine/index.ts'
import { fontId } from '../../../engine/plugin.ts'
import { soccer } from '../../../plugins/garments/soccer/garment.ts'
import { shaperFor } from '../../support/faces.ts'
import { openEditor } from '../support/designer.ts'
import { alike, bandsOf, hasPoppler, imagesIn, pageRaster, type Raster, rasterOf, textOf } from '../support/poppler.ts'
import { teamDriver } from '../support/teamDriver.ts'

/** Names of our own making, with the letters of their languages. */
const squads = {
  Polish: ['Szczęślak', 'Łukasz Piątczak', 'Błażków', 'Źródłowski'],
  Serbian: ['Ђорђе Живковић', 'Љубомир Његуш', 'Шћепановић', 'Џемаил'],
  Vietnamese: ['Nguyễn Quang Hạ', 'Đặng Văn Lâm', 'Phạm Đức Huỵnh', 'Lê Ưng'],
  Khmer: ['ចាន់ វឌ្ឍនាកា', 'ស៊ឹម រ៉ា', 'ព្រំ សម្បត្តិ', 'ស្រ៊ុន ភក្ត្រា'],
} as const
const names = Object.values(squads).flat()
const sizes = ['S', 'M', 'XL', 'XXXL'] as const

/** A plain dark back, and light letters in this font. */
const template = { id: 'scales', font: fontId('bokor') } as const

if (!hasPoppler) console.log('poppler-utils is not installed: the printed squads are not read by a foreign reader.')

test('squads of four scripts are pasted, seen and printed: every name whole, none touching, nothing else', async ({
  context,
}) => {
  const designer = await openEditor(context, { language: 'en', address: `/design/soccer?template=${template.id}` })
  const { page, words } = designer
  const team = teamDriver(designer)
  for (const [index, squad] of Object.values(squads).entries()) {
    const rows = squad.map((name, at) => [name, 10 * (index + 1) + at, sizes[at]].join('\t'))
    await team.pasteList(['Name\tNumber\tSize', ...rows].join('\n'))
    await team.addButton(squad.length).click()
    await expect(team.review).toBeHidden()
  }
  expect(await team.names()).toEqual(names)
  const shaper = await shaperFor([{ font: template.font, text: names.join('') }])
  const shaped = (text: string) => shaper.shape({ text, font: template.font, capHeight: 60, letterSpacing: 0 })

  const cloth = page.locator('[data-cloth] svg[role=img]')
  for (const [name] of Object.values(squads)) {
    await team.cell('name', name).focus()
    const contours = contoursOf(pathData(shaped(name).outline))
    const drawn = () => cloth.locator('path').evaluateAll(paths => paths.map(path => path.getAttribute('d') ?? ''))
    await expect.poll(async () => (await drawn()).map(contoursOf), `the shirt of ${name}`).toContain(contours)
  }

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: words('app:more'), exact: true }).click()
  await page.getByRole('button', { name: words('app:print.team') }).click()
  const files = unzipSync(new Uint8Array(readFileSync(await (await coming).path())))
  const list = strFromU8(files['players.csv'] ?? new Uint8Array()).split('\r\n')
  for (const [index, name] of names.entries()) expect(list[index + 1]).toContain(name)
  const shirts = Object.keys(files).filter(file => /^[^/]+\.pdf$/.test(file))
  expect(shirts).toHaveLength(names.length)
  expect(designer.complaints).toEqual([])

  test.skip(!hasPoppler, 'poppler-utils is not installed.')
  const folder = mkdtempSync(join(tmpdir(), 'kitloom-squads-'))
  try {
    for (const [name, bytes] of Object.entries(files).filter(([file]) => file.endsWith('.pdf'))) {
      const file = join(folder, name.replace('/', '-'))
      writeFileSync(file, bytes)
      expect(textOf(file), name).toBe('')
      expect(imagesIn(file), name).toBe(0)
    }
    for (const [index, name] of names.entries()) {
      const back = await pageRaster(join(folder, shirts[index] ?? ''), backPage)
      await expectPrinted(name, back, { size: sizes[index % sizes.length] ?? 'M', outline: shaped(name).outline })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

const contoursOf = (path: string): number => path.split('M').length - 1

const backPage = soccer.pattern('M', {}).panels.findIndex(({ id }) => id === 'back') + 1

interface Worn {
  readonly size: (typeof sizes)[number]
  /** Of the name. */
  readonly outline: Path
}

/** On the cloth there is the name, 4 cm below it the number, and no other ink. */
async function expectPrinted(name: string, back: Raster, { size, outline }: Worn): Promise<void> {
  // Inside of the piece: around it is white paper, below it the square and the label.
  const middle = Math.round(back.width / 2)
  const reach = 168 + 8 * (allSizes.indexOf(size) - allSizes.indexOf('M'))
  const cloth = { left: middle - reach, top: 75, right: middle + reach, bottom: back.height - 260 }
  const [lettering, number, ...others] = bandsOf(back, cloth)
  if (!lettering || !number) throw new Error(`The shirt of ${name} lacks its name or its number.`)
  expect(others, `other ink on the shirt of ${name}`).toEqual([])
  expect(number.top - lettering.bottom, `between ${name} and the number`).toBeGreaterThanOrEqual(39)
  expect(number.bottom - number.top, `the number of ${name}`).toBeGreaterThan(245)

  const { left, top, right, bottom } = pathBounds(outline)
  const box = [left, top, right - left, bottom - top]
  const measures = `width="${Math.round(4 * (right - left))}" height="${Math.round(4 * (bottom - top))}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" ${measures}><rect x="${left}" y="${top}" width="100%" height="100%"/><path d="${pathData(outline)}" fill="#fff"/></svg>`
  const wanted = await rasterOf(Buffer.from(svg))
  const whole = { left: 0, top: 0, right: wanted.width, bottom: wanted.height }
  expect(alike(back, lettering, wanted, whole), `${name} as it is printed`).toBeGreaterThan(0.75)
}
