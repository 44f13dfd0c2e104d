// `npm run avatar-images`: the faces of the figures, small, as the shop's list of avatars and the preview show them.
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import records from '../app/viewer/avatar/baked/bake.json' with { type: 'json' }
import { avatarIds, avatars } from '../engine/avatar/index.ts'
import { openStrips } from './filmstrips/openStrips.ts'
import { wearing } from './filmstrips/wearing.ts'

const [file, side] = ['server/resources/avatarImages.json', 112]

const { resize, sheet, close } = await openStrips()
try {
  await resize(2 * side, 2 * side)
  const images: Record<string, string> = {}
  for (const avatar of avatarIds) {
    const who = wearing({ avatar })
    const height = (records[avatar].headMiddle[1] ?? 1.6) * avatars[avatar].tall - 0.03
    const face = await sheet([[{ animation: 'rest', share: 0, azimuth: 0.35, height, zoom: 6, who }]])
    const image = await sharp(face).resize(side, side).webp({ quality: 78, effort: 6 }).toBuffer()
    images[avatar] = image.toString('base64')
    console.log(`${avatar}: ${image.length} bytes`)
  }
  writeFileSync(file, `${JSON.stringify(images, null, 2)}\n`)
} finally {
  await close()
}
