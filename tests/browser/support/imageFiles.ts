import type { Locator, Page } from '@playwright/test'
import { png } from '../../support/png.ts'

export interface NamedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const fileOf = (name: string, mimeType: string, content: Uint8Array | string): NamedFile => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
})

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 120">${inside}</svg>`

/** A shield in green, gold and white. */
export const crest = fileOf(
  'crest.svg',
  'image/svg+xml',
  svg(
    '<style>.field{fill:#0f3d2e}</style><path class="field" d="M0 0H100V60A50 60 0 0 1 0 60Z"/><path d="M0 0H100V24H0Z" fill="#f2c166"/><circle cx="50" cy="64" r="20" style="fill:#ffffff"/>',
  ),
)

export const redSquare = fileOf('square.png', 'image/png', png(600, 600, [194, 24, 43, 255]))

/** A head that promises 200 megapixels, and little more. */
export function hugePng(): NamedFile {
  const bytes = Buffer.from(png(1, 1, [0, 0, 0, 255]))
  bytes.writeUInt32BE(16_320, 16)
  bytes.writeUInt32BE(12_240, 20)
  return fileOf('huge.png', 'image/png', bytes)
}

export const pageAsPng = fileOf('logo.png', 'image/png', '<!doctype html><script>window.harmed = true</script>')

/** Tries everything that an SVG can try. */
export const hostileSvg = fileOf(
  'hostile.svg',
  'image/svg+xml',
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100" onload="window.harmed = true">
<style>@import url(https://elsewhere.example/a.css); .b { fill: #1d3fbf; background: url(https://elsewhere.example/b.png) }</style>
<script>window.harmed = true</script>
<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml" onload="window.harmed = true"></body></foreignObject>
<a xlink:href="javascript:window.harmed=true"><rect width="5" height="5"/></a>
<use href="https://elsewhere.example/c.svg#d"/>
<rect class="b" width="100" height="100" onclick="window.harmed = true" filter="url(https://elsewhere.example/e.svg#f)"/>
<set attributeName="href" to="javascript:window.harmed=true"/>
</svg>`,
)

export const laughingSvg = fileOf(
  'laughs.svg',
  'image/svg+xml',
  `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
)

/** Lets a file fall onto an element, as from a folder. */
export async function drop(page: Page, target: Locator, { name, mimeType, buffer }: NamedFile): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ name, mimeType, content }) => {
      const bytes = Uint8Array.from(atob(content), sign => sign.charCodeAt(0))
      const carried = new DataTransfer()
      carried.items.add(new File([bytes], name, { type: mimeType }))
      return carried
    },
    { name, mimeType, content: buffer.toString('base64') },
  )
  await target.dispatchEvent('drop', { dataTransfer })
}

/** A JPEG of 40 × 20 pixels that its camera was turned for. */
export async function turnedJpeg(page: Page): Promise<NamedFile> {
  const content = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(40, 20)
    canvas.getContext('2d')?.fillRect(0, 0, 20, 20)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })
  const tiff = Buffer.from('4d4d002a000000080001' + '0112000300000001' + '00060000' + '00000000', 'hex')
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  const bytes = Buffer.from(content)
  return fileOf('turned.jpg', 'image/jpeg', Buffer.concat([bytes.subarray(0, 2), head, exif, bytes.subarray(2)]))
}
