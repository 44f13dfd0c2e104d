// `npm run filmstrips [folder] [-- animation …]`: strips of the clips from two sides, figures and heads, to look at.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { avatarIds, bootIds, clipIds, hairStyles } from '../engine/avatar/index.ts'
import { openStrips } from './filmstrips/openStrips.ts'
import type { Shot } from './filmstrips/page.ts'

const [folder = 'filmstrips', ...named] = process.argv.slice(2)
const wants = (name: string) => named.length === 0 || named.includes(name)
const [threeQuarter, side] = [0.6, Math.PI / 2]

const { wear, resize, sheet, close } = await openStrips()
try {
  mkdirSync(folder, { recursive: true })
  const take = async (name: string, shots: readonly (readonly Shot[])[]) => {
    writeFileSync(join(folder, `${name}.png`), await sheet(shots))
    console.log(name)
  }

  if (wants('figures') || wants('heads')) {
    for (const avatar of avatarIds) {
      await wear(avatar)
      await resize(300, 440)
      const resting = { animation: 'rest', share: 0 }
      if (wants('figures')) {
        await take(`figure-${avatar}`, [[0, threeQuarter, side, Math.PI].map(azimuth => ({ ...resting, azimuth }))])
      }
      await resize(440, 440)
      const near = { ...resting, height: 1.6, zoom: 5 }
      if (wants('heads')) {
        await take(`head-${avatar}`, [[0, threeQuarter, side, 2.4].map(azimuth => ({ ...near, azimuth }))])
      }
    }
  }
  if (wants('hair')) {
    await resize(360, 360)
    for (const hair of hairStyles) {
      await wear('beckham', { hair })
      const near = { animation: 'rest', share: 0, height: 1.62, zoom: 5 }
      await take(`hair-${hair}`, [[0, threeQuarter, side, Math.PI].map(azimuth => ({ ...near, azimuth }))])
    }
  }
  if (wants('boots')) {
    await resize(420, 300)
    for (const boots of bootIds) {
      await wear('beckham', { boots })
      const near = { animation: 'rest', share: 0, height: 0.14, zoom: 4.2, elevation: 0.25 }
      await take(`boots-${boots}`, [[0, threeQuarter, side, Math.PI].map(azimuth => ({ ...near, azimuth }))])
    }
  }
  if (clipIds.some(wants)) await wear('beckham')
  await resize(200, 290)
  for (const animation of clipIds.filter(wants)) {
    const frames = Array.from({ length: 8 }, (_, frame) => frame / 8)
    await take(
      animation,
      [threeQuarter, side].map(azimuth => frames.map(share => ({ animation, share, azimuth }))),
    )
  }
} finally {
  await close()
}
