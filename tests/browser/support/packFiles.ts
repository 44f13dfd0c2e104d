import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect } from '@playwright/test'
import { unzipSync } from 'fflate'
import Papa from 'papaparse'
import { decodeQR } from 'qr/decode.js'
import readExcelFile from 'read-excel-file/universal'
import sharp from 'sharp'
import { isCut, type Point, type Size } from '../../../engine/index.ts'
import { outlineOf } from '../../../engine/print/pack/markedPiece.ts'
import { pieceOf } from '../../../engine/print/piece.ts'
import { isInstalled } from '../../support/isInstalled.ts'
import { soccer } from '../../support/openSoccer.ts'
import { readDxf } from '../../support/readDxf.ts'
import { farthestApart } from '../../support/readPdf.ts'
import { hasPoppler } from './poppler.ts'

/** The files of a zip by their names, unzipped into its folder by a program that is not ours where there is one. */
export async function unzipPack(zip: string): Promise<ReadonlyMap<string, string>> {
  const folder = `${zip}.files`
  if (isInstalled('unzip')) execFileSync('unzip', ['-q', '-o', zip, '-d', folder])
  else unzipInto(folder, readFileSync(zip))
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const named = manifest.files.map(({ name, sha256 }) => {
    const bytes = readFileSync(join(folder, name))
    expect(createHash('sha256').update(bytes).digest('hex'), name).toBe(sha256)
    return [name, join(folder, name)] as const
  })
  return new Map(named)
}

function unzipInto(folder: string, zip: Uint8Array): void {
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), bytes)
  }
}

interface Manifest {
  readonly files: readonly { readonly name: string; readonly sha256: string }[]
}

/** Opens every file with the program or the package of other people that its kind is for. */
export async function expectReadable(files: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, file] of files) {
    const kind = name.split('.').at(-1) ?? ''
    const open = openers[kind]
    if (!open) throw new Error(`Nothing here opens ${name}.`)
    await open(file, name)
  }
}

const text = (file: string): string => readFileSync(file, 'utf8')

const openers: Readonly<Record<string, (file: string, name: string) => void | Promise<void>>> = {
  pdf(file, name) {
    if (!hasPoppler) return
    expect(execFileSync('pdfinfo', [file], { encoding: 'utf8' }), name).toMatch(/^Pages:\s+[1-9]/m)
  },
  async svg(file, name) {
    const { width = 0, height = 0 } = await sharp(file, { limitInputPixels: false }).metadata()
    expect(Math.min(width, height), name).toBeGreaterThan(0)
  },
  dxf: (file, name) => expect(readDxf(text(file)).blocks.length, name).toBeGreaterThan(0),
  csv(file, name) {
    const { data, errors } = Papa.parse<string[]>(text(file).trim())
    expect(errors, name).toEqual([])
    expect(data.length, name).toBeGreaterThan(1)
  },
  async xlsx(file, name) {
    const sheets = await readExcelFile(new Blob([new Uint8Array(readFileSync(file))]))
    expect(sheets.length, name).toBeGreaterThan(0)
  },
  json: file => void JSON.parse(text(file)),
}

/** Every piece of a file to cut is as it is drafted, to 0.2 mm. How many there are. */
export function expectMeasured(file: string, options: Parameters<typeof soccer.pattern>[1]): number {
  const { blocks } = readDxf(text(file))
  for (const { lines, words } of blocks) {
    const fieldOf = (key: string) => words.find(word => word.startsWith(`${key}: `))?.slice(key.length + 2)
    const { panels } = soccer.pattern(fieldOf('Size') as Size, options)
    const panel = panels.filter(isCut).find(({ id }) => id === fieldOf('Piece Name'))
    if (!panel) throw new Error(`There is no piece ${fieldOf('Piece Name')} in ${fieldOf('Size')}.`)
    const [cut = []] = lines.get('1') ?? []
    const drafted = atOrigin(outlineOf(pieceOf(panel)))
    // On a marker a piece may lie the other way along the roll.
    const apart = [1, -1].map(way => {
      const measured = atOrigin(cut.map(([x, y]): Point => [way * x, -way * y]))
      return Math.max(farthestApart(measured, drafted), farthestApart(drafted, measured))
    })
    expect(Math.min(...apart), panel.id).toBeLessThan(0.2)
  }
  return blocks.length
}

function atOrigin(line: readonly Point[]): readonly Point[] {
  const left = Math.min(...line.map(([x]) => x))
  const top = Math.min(...line.map(([, y]) => y))
  return line.map(([x, y]) => [x - left, y - top])
}

const dpi = 150

/** The side of what is looked at at once, in pixels. */
const tile = 1500

/** A code of a marker as it lies on the roll, and an image of it. The marker is looked at part by part, as a camera does. */
export async function codeOnMarker(marker: string): Promise<{ readonly code: string; readonly image: Buffer }> {
  const info = execFileSync('pdfinfo', [marker], { encoding: 'utf8' })
  const [, long = 0, high = 0] = (/Page size:\s+([\d.]+) x ([\d.]+) pts/.exec(info) ?? []).map(size =>
    Math.round((Number(size) / 72) * dpi),
  )
  const at = join(dirname(marker), `${basename(marker)}-part`)
  for (let x = 0; x < long; x += tile * 0.8) {
    for (let y = 0; y < high; y += tile * 0.8) {
      const part = ['-x', x, '-y', y, '-W', tile, '-H', tile].map(word => String(word))
      execFileSync('pdftocairo', ['-png', '-r', String(dpi), ...part, '-singlefile', marker, at])
      const found = await findCode(`${at}.png`)
      if (found) return found
    }
  }
  throw new Error(`There is no code on ${marker}.`)
}

async function findCode(image: string) {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  let box = { x: 0, y: 0, width: 0, height: 0 }
  try {
    const pointsOnDetect = ({ boundingBox }: { boundingBox: typeof box }) => {
      box = boundingBox
    }
    const code = decodeQR({ width, height, data }, { timeLimit: Number.POSITIVE_INFINITY, pointsOnDetect })
    const [left, top] = [Math.max(0, Math.floor(box.x) - 12), Math.max(0, Math.floor(box.y) - 12)]
    const area = {
      ...{ left, top },
      width: Math.min(width - left, Math.ceil(box.width) + 24),
      height: Math.min(height - top, Math.ceil(box.height) + 24),
    }
    return { code, image: await sharp(image).extract(area).png().toBuffer() }
  } catch {
    // The package throws where it finds no code.
    return null
  }
}

/** Writes what a camera sees for Chromium's camera of a file: an image in the middle of grey cloth, in Y4M. */
export async function writeCameraFile(file: string, image: Buffer): Promise<void> {
  const [width, height] = [640, 480]
  const code = await sharp(image).resize(300, 300, { fit: 'inside', kernel: 'nearest' }).png().toBuffer()
  const grey = { width, height, channels: 3, background: '#9a9a9a' } as const
  const luma = await sharp({ create: grey })
    .composite([{ input: code }])
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const colour = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma.subarray(0, width * height), colour])
  const head = `YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420jpeg\n`
  writeFileSync(file, Buffer.concat([Buffer.from(head), ...Array.from({ length: 5 }, () => frame)]))
}
