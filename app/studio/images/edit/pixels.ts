/** Pixels as a canvas gives them: RGBA, 0–255, row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

export const blank = (width: number, height: number): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
})

/** Pixels as words of four bytes each, to be moved whole. */
const wordsOf = ({ data }: Pixels): Uint32Array => new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4)

interface Part {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A part in shares of the image, at least a pixel of it. */
export function cropped(image: Pixels, part: Part): Pixels {
  const left = Math.min(image.width - 1, Math.round(part.x * image.width))
  const top = Math.min(image.height - 1, Math.round(part.y * image.height))
  const width = Math.max(1, Math.min(image.width - left, Math.round(part.width * image.width)))
  const height = Math.max(1, Math.min(image.height - top, Math.round(part.height * image.height)))
  const made = blank(width, height)
  const [from, to] = [wordsOf(image), wordsOf(made)]
  for (let row = 0; row < height; row++) {
    const start = (top + row) * image.width + left
    to.set(from.subarray(start, start + width), row * width)
  }
  return made
}

export function flipped(image: Pixels, axis: 'x' | 'y'): Pixels {
  const { width, height } = image
  const made = blank(width, height)
  const [from, to] = [wordsOf(image), wordsOf(made)]
  for (let row = 0; row < height; row++) {
    const source = (axis === 'y' ? height - 1 - row : row) * width
    const line = from.subarray(source, source + width)
    to.set(axis === 'x' ? line.slice().reverse() : line, row * width)
  }
  return made
}

/** Turned clockwise, in a box that holds all of it. Quarters move whole pixels; others mix the four nearest. */
export function turnedImage(image: Pixels, degrees: number): Pixels {
  const quarters = degrees / 90
  if (!Number.isInteger(quarters)) return turnedFreely(image, degrees)
  let made = image
  for (let turn = 0; turn < ((quarters % 4) + 4) % 4; turn++) made = quarterTurned(made)
  return made
}

function quarterTurned(image: Pixels): Pixels {
  const { width, height } = image
  const made = blank(height, width)
  const [from, to] = [wordsOf(image), wordsOf(made)]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) to[x * height + (height - 1 - y)] = from[y * width + x] ?? 0
  }
  return made
}

/** Pixels of the longer side of an image that is turned freely: what is larger would not fit into a canvas afterwards. */
const longestTurned = 8_000

function turnedFreely(image: Pixels, degrees: number): Pixels {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const { width, height, data } = image
  const across = Math.min(longestTurned, Math.ceil(Math.abs(width * cos) + Math.abs(height * sin)))
  const down = Math.min(longestTurned, Math.ceil(Math.abs(width * sin) + Math.abs(height * cos)))
  const made = blank(across, down)
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const [dx, dy] = [x + 0.5 - across / 2, y + 0.5 - down / 2]
      mixNearest(data, width, height, [dx * cos + dy * sin + width / 2 - 0.5, dy * cos - dx * sin + height / 2 - 0.5], {
        into: made.data,
        at: (y * across + x) * 4,
      })
    }
  }
  return made
}

interface Target {
  readonly into: Uint8ClampedArray
  readonly at: number
}

/** Weighs colours by how opaque they are, so that no dark rim comes of what is transparent. */
function mixNearest(
  data: Uint8ClampedArray,
  width: number,
  height: number,
  [x, y]: readonly [number, number],
  { into, at }: Target,
): void {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  if (left < -1 || top < -1 || left >= width || top >= height) return
  let [red, green, blue, alpha] = [0, 0, 0, 0]
  for (let corner = 0; corner < 4; corner++) {
    const [cx, cy] = [left + (corner & 1), top + (corner >> 1)]
    if (cx < 0 || cy < 0 || cx >= width || cy >= height) continue
    const from = (cy * width + cx) * 4
    const share = (corner & 1 ? x - left : 1 - x + left) * (corner >> 1 ? y - top : 1 - y + top)
    const weight = share * (data[from + 3] ?? 0)
    red += weight * (data[from] ?? 0)
    green += weight * (data[from + 1] ?? 0)
    blue += weight * (data[from + 2] ?? 0)
    alpha += weight
  }
  if (alpha === 0) return
  into[at] = red / alpha
  into[at + 1] = green / alpha
  into[at + 2] = blue / alpha
  into[at + 3] = alpha
}

/** Corners become transparent beyond a circle; `radius` in shares of the shorter side. In place. */
export function rounded({ width, height, data }: Pixels, radius: number): void {
  const reach = radius * Math.min(width, height)
  if (reach <= 0) return
  for (let y = 0; y < height; y++) {
    const dy = Math.max(reach - (y + 0.5), y + 0.5 - (height - reach), 0)
    if (dy === 0) continue
    for (let x = 0; x < width; x++) {
      const dx = Math.max(reach - (x + 0.5), x + 0.5 - (width - reach), 0)
      if (dx === 0) continue
      const inside = Math.max(0, Math.min(1, reach - Math.hypot(dx, dy) + 0.5))
      const at = (y * width + x) * 4 + 3
      data[at] = (data[at] ?? 0) * inside
    }
  }
}
