// `npm run filmstrips [folder] [name …]`: strips of the animations from two sides, figures and heads, to look at. With the
// names of garments and figures animations are danced in those, with `long` in long sleeves; `garments` is every garment on
// every figure, on one sheet.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { avatarIds, bootIds, clipIds, hairStyles } from '../engine/avatar/index.ts'
import { openStrips } from './filmstrips/openStrips.ts'
import type { Shot } from './filmstrips/page.ts'
import { garmentNames, wearing } from './filmstrips/wearing.ts'

const [folder = 'filmstrips', ...named] = process.argv.slice(2)
const wants = (name: string) => named.length === 0 || named.includes(name)
const [threeQuarter, side, back] = [0.6, Math.PI / 2, Math.PI - 0.6]
/** Those of a list that are named. */
const among = <Name extends string>(names: readonly Name[]) => names.filter(name => named.includes(name))

const { resize, sheet, close } = await openStrips()
try {
  mkdirSync(folder, { recursive: true })
  const take = async (name: string, shots: readonly (readonly Shot[])[]) => {
    writeFileSync(join(folder, `${name}.png`), await sheet(shots))
    console.log(name)
  }
  const resting = { animation: 'rest', share: 0 }
  const round = [0, threeQuarter, side, Math.PI]

  for (const avatar of avatarIds) {
    const who = wearing({ avatar })
    await resize(300, 440)
    if (wants('figures')) await take(`figure-${avatar}`, [round.map(azimuth => ({ ...resting, azimuth, who }))])
    await resize(440, 440)
    const near = { ...resting, height: 1.6, zoom: 5, who }
    if (wants('heads'))
      await take(`head-${avatar}`, [[0, threeQuarter, side, 2.4].map(azimuth => ({ ...near, azimuth }))])
  }
  await resize(360, 360)
  for (const hair of hairStyles.filter(() => wants('hair'))) {
    const near = { ...resting, height: 1.62, zoom: 5, who: wearing({ hair }) }
    await take(`hair-${hair}`, [round.map(azimuth => ({ ...near, azimuth }))])
  }
  await resize(420, 300)
  for (const boots of bootIds.filter(() => wants('boots'))) {
    const near = { ...resting, height: 0.14, zoom: 4.2, elevation: 0.25, who: wearing({ boots }) }
    await take(`boots-${boots}`, [round.map(azimuth => ({ ...near, azimuth }))])
  }
  if (wants('garments')) {
    await resize(240, 440)
    const shotsOf = (garment: string) =>
      avatarIds.flatMap(avatar =>
        [threeQuarter / 2, Math.PI - threeQuarter / 2].map(azimuth => ({
          ...{ animation: 'offensive_idle', share: 0.3, azimuth, height: 0.95, zoom: 1.6 },
          who: wearing({ avatar, garment }),
        })),
      )
    await take('garments', garmentNames.map(shotsOf))
  }

  await resize(200, 290)
  const [garments, figures] = [among(garmentNames), among(avatarIds)]
  const isPlain = garments.length + figures.length === 0
  const dances = isPlain || among(clipIds).length > 0 ? clipIds.filter(id => wants(id)) : clipIds
  const frames = Array.from({ length: 8 }, (_, frame) => frame / 8)
  for (const garment of isPlain || garments.length === 0 ? ['soccer'] : garments) {
    for (const avatar of figures.length === 0 ? (['beckham'] as const) : figures) {
      for (const animation of dances) {
        const who = wearing({ avatar, garment, ...(named.includes('long') && { sleeve: 'long' }) })
        const row = (azimuth: number) => frames.map(share => ({ animation, share, azimuth, who }))
        const name = isPlain ? animation : `${garment}-${avatar}-${animation}`
        await take(name, [threeQuarter, isPlain ? side : back].map(row))
      }
    }
  }
} finally {
  await close()
}
