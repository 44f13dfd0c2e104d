// Measures what is done to an image of twelve megapixels, as the worker of the image editor does it: the same functions,
// without a page. `node --import tsx scripts/measureImageEdits.ts`
import { editPixels } from '../app/studio/images/edit/editPixels.ts'
import type { Pixels } from '../app/studio/images/edit/pixels.ts'
import { traced } from '../app/studio/images/edit/trace.ts'
import type { ImageStep } from '../engine/index.ts'

const [width, height] = [4000, 3000]

/** A round badge of four colours with the noise of a camera, on a light ground. */
function badge(): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [(at % width) - width / 2, Math.floor(at / width) - height / 2]
    const away = Math.hypot(x, y)
    const isSpoke = Math.sin(Math.atan2(y, x) * 9) > 0
    const colour = away > 1300 ? [235, 235, 240] : away > 900 ? [200, 30, 40] : isSpoke ? [20, 40, 140] : [250, 210, 40]
    const noise = ((at * 7919) % 13) - 6
    for (let channel = 0; channel < 3; channel++) data[at * 4 + channel] = (colour[channel] ?? 0) + noise
    data[at * 4 + 3] = 255
  }
  return { width, height, data }
}

function seconds<Result>(name: string, work: (image: Pixels) => Result): Result {
  const image = badge()
  const begin = performance.now()
  const result = work(image)
  console.log(`${name.padEnd(12)} ${((performance.now() - begin) / 1000).toFixed(2)} s`)
  return result
}

const steps: readonly ImageStep[] = [
  { kind: 'background', spots: [[0.01, 0.01]], tolerance: 12, edge: 2, strokes: [] },
  { kind: 'tone', brightness: 10, contrast: 10, saturation: 10, hue: 10 },
  { kind: 'recolour', colours: 6, swaps: [] },
  { kind: 'turn', degrees: 90 },
  { kind: 'turn', degrees: 7 },
]
for (const step of steps) seconds(step.kind, image => editPixels(image, [step]))
const lines = seconds('vectorise', image => traced(image, { colours: 6, detail: 60 }))
console.log(`its lines: ${Math.round((lines?.length ?? 0) / 1000)} kB`)
