// Writes a JPEG of 1200 × 630 pixels beside each product's image of the build: messengers show it for links to a shop, and
// not all of them read WebP.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const [width, height, rim, background] = [1200, 630, 30, '#eef1ef']
const folder = 'dist/assets'

for (const name of readdirSync(folder).filter(file => /^product-.*\.webp$/.test(file))) {
  await sharp(join(folder, name))
    .resize(width, height - 2 * rim, { fit: 'contain', background })
    .extend({ top: rim, bottom: rim, background })
    .flatten({ background })
    .jpeg({ quality: 82 })
    .toFile(join(folder, `${name}.jpg`))
}
