import { inflateSync } from 'node:zlib'
import { clamp } from '../../engine/index.ts'

/** One painted path: subpaths of corners and curve points, in mm from the top left of the page. */
export interface PaintedPath {
  readonly layer: string
  readonly paint: 'fill' | 'stroke' | 'clip'
  /** `r g b` of 0–1, or the name of a pattern. */
  readonly colour: string
  readonly lines: readonly (readonly (readonly [number, number])[])[]
}

export interface PaintedImage {
  readonly layer: string
  /** Corners of the image on the page, in mm. */
  readonly corners: readonly (readonly [number, number])[]
}

export interface PdfPage {
  /** In mm. */
  readonly width: number
  readonly height: number
  readonly paths: readonly PaintedPath[]
  readonly images: readonly PaintedImage[]
}

export interface ReadPdf {
  readonly pages: readonly PdfPage[]
  /** Names of the optional content groups, in their order. */
  readonly layers: readonly string[]
  readonly hasOutputIntent: boolean
  /** What the colours are, by its registered name. */
  readonly outputCondition: string
  readonly title: string
  readonly hasFonts: boolean
}

interface PdfObject {
  readonly head: string
  readonly stream: Buffer | null
}

type Matrix = readonly [number, number, number, number, number, number]

const mmPerPoint = 25.4 / 72

/** Reads what pdfkit writes: the pages' painted paths, brought back to millimetres. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const objects = objectsOf(Buffer.from(bytes))
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
  const layers = [...objects.values()].flatMap(({ head }) =>
    /\/Type \/OCG\b/.test(head) ? [/\/Name \(([^)]*)\)/.exec(head)?.[1] ?? ''] : [],
  )
  return {
    pages: pages.map(page => readPage(page, objects)),
    layers,
    hasOutputIntent: [...objects.values()].some(({ head }) => /\/OutputIntents/.test(head)),
    outputCondition: textAfter('OutputConditionIdentifier', objects),
    title: textAfter('Title', objects),
    hasFonts: [...objects.values()].some(({ head }) => /\/Type \/Font\b/.test(head)),
  }
}

/** A string that a dictionary names, or refers to. */
function textAfter(name: string, objects: ReadonlyMap<number, PdfObject>): string {
  const written = new RegExp(`/${name} (?:\\(([^)]*)\\)|(\\d+) 0 R)`)
  for (const { head } of objects.values()) {
    const [found, text, reference] = written.exec(head) ?? []
    if (found) return text ?? /\(([^)]*)\)/.exec(objects.get(Number(reference))?.head ?? '')?.[1] ?? ''
  }
  return ''
}

function objectsOf(file: Buffer): Map<number, PdfObject> {
  const text = file.toString('latin1')
  const objects = new Map<number, PdfObject>()
  for (const match of text.matchAll(/^(\d+) 0 obj\n/gm)) {
    const start = match.index + match[0].length
    const streamAt = text.indexOf('stream\n', start)
    const end = text.indexOf('\nendobj', start)
    if (streamAt === -1 || streamAt > end) {
      objects.set(Number(match[1]), { head: text.slice(start, end), stream: null })
      continue
    }
    const head = text.slice(start, streamAt)
    const length = Number(/\/Length (\d+)/.exec(head)?.[1])
    const raw = file.subarray(streamAt + 7, streamAt + 7 + length)
    objects.set(Number(match[1]), { head, stream: /FlateDecode/.test(head) ? inflateSync(raw) : raw })
  }
  return objects
}

function readPage(page: PdfObject, objects: ReadonlyMap<number, PdfObject>): PdfPage {
  const [, , width = 0, height = 0] = (/\/MediaBox \[([^\]]+)\]/.exec(page.head)?.[1] ?? '').split(' ').map(Number)
  const follow = (name: string, head: string) => objects.get(Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1]))
  const resources = follow('Resources', page.head)?.head ?? ''
  const names = new Map<string, string>()
  for (const [, tag, id] of (/\/Properties <<([^>]*)>>/.exec(resources)?.[1] ?? '').matchAll(/\/(\w+) (\d+) 0 R/g)) {
    const name = /\/Name \(([^)]*)\)/.exec(objects.get(Number(id))?.head ?? '')?.[1]
    names.set(tag ?? '', name ?? '')
  }
  const content = follow('Contents', page.head)?.stream?.toString('latin1') ?? ''
  return { width: width * mmPerPoint, height: height * mmPerPoint, ...interpret(content, height, names) }
}

/** Runs the few operators that drawings use. */
function interpret(content: string, height: number, names: ReadonlyMap<string, string>) {
  const paths: PaintedPath[] = []
  const images: PaintedImage[] = []
  const layers: string[] = []
  const saved: { matrix: Matrix; fill: string; stroke: string }[] = []
  let state = { matrix: [1, 0, 0, 1, 0, 0] as Matrix, fill: '0 0 0', stroke: '0 0 0' }
  let lines: (readonly [number, number])[][] = []
  let operands: string[] = []
  let clips = false
  const numbers = () => operands.map(Number)
  const toMm = (x: number, y: number): readonly [number, number] => {
    const [a, b, c, d, e, f] = state.matrix
    return [(a * x + c * y + e) * mmPerPoint, (height - (b * x + d * y + f)) * mmPerPoint]
  }
  const to = (x = 0, y = 0) => lines.at(-1)?.push(toMm(x, y))
  const painted = (paint: PaintedPath['paint'], colour: string) =>
    paths.push({ layer: layers.at(-1) ?? '', paint, colour, lines })
  const ended = () => {
    if (clips) painted('clip', '')
    clips = false
    lines = []
  }
  const operators: Record<string, () => void> = {
    q: () => saved.push(state),
    Q: () => {
      state = saved.pop() ?? state
    },
    cm: () => {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers()
      const [g, h, i, j, k, l] = state.matrix
      const matrix: Matrix = [
        a * g + b * i,
        a * h + b * j,
        c * g + d * i,
        c * h + d * j,
        e * g + f * i + k,
        e * h + f * j + l,
      ]
      state = { ...state, matrix }
    },
    m: () => {
      lines.push([])
      to(...numbers())
    },
    l: () => to(...numbers()),
    c: () => {
      const [ax = 0, ay = 0, bx = 0, by = 0, x = 0, y = 0] = numbers()
      const from = lines.at(-1)?.at(-1) ?? [0, 0]
      const [a, b, end] = [toMm(ax, ay), toMm(bx, by), toMm(x, y)]
      for (let step = 1; step <= 16; step++) {
        const t = step / 16
        const blend = (axis: 0 | 1) =>
          (1 - t) ** 3 * from[axis] +
          3 * (1 - t) ** 2 * t * a[axis] +
          3 * (1 - t) * t * t * b[axis] +
          t ** 3 * end[axis]
        lines.at(-1)?.push([blend(0), blend(1)])
      }
    },
    h: () => undefined,
    scn: () => {
      state = { ...state, fill: operands.join(' ') }
    },
    SCN: () => {
      state = { ...state, stroke: operands.join(' ') }
    },
    f: () => {
      painted('fill', state.fill)
      ended()
    },
    S: () => {
      painted('stroke', state.stroke)
      ended()
    },
    B: () => {
      painted('fill', state.fill)
      painted('stroke', state.stroke)
      ended()
    },
    W: () => {
      clips = true
    },
    n: ended,
    Do: () => {
      const corners = [toMm(0, 1), toMm(1, 1), toMm(1, 0), toMm(0, 0)]
      images.push({ layer: layers.at(-1) ?? '', corners })
    },
    BDC: () => layers.push(names.get((operands[1] ?? '').slice(1)) ?? ''),
    EMC: () => layers.pop(),
  }
  for (const token of content.match(/\[[^\]]*\]|[^\s[\]]+/g) ?? []) {
    if (/^[a-zA-Z]/.test(token)) {
      operators[token]?.()
      operands = []
    } else operands.push(token)
  }
  return { paths, images }
}

/** The farthest that any corner of one outline lies from the line of another, in mm. */
export function farthestApart(
  outline: readonly (readonly [number, number])[],
  other: readonly (readonly [number, number])[],
): number {
  return Math.max(...outline.map(point => distanceTo(other, point)))
}

/** From a point to the nearest part of a closed line. */
export function distanceTo(line: readonly (readonly [number, number])[], [x, y]: readonly [number, number]): number {
  // A plain loop: rosters are measured at millions of corners.
  let nearest = Number.POSITIVE_INFINITY
  for (let index = 0; index < line.length; index++) {
    const [ax, ay] = line[index] ?? [0, 0]
    const [bx, by] = line[(index + 1) % line.length] ?? [ax, ay]
    const square = (bx - ax) ** 2 + (by - ay) ** 2
    const along = square === 0 ? 0 : clamp(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square, 0, 1)
    nearest = Math.min(nearest, (x - ax - along * (bx - ax)) ** 2 + (y - ay - along * (by - ay)) ** 2)
  }
  return Math.sqrt(nearest)
}
