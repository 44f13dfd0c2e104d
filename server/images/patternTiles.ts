import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import SvgPath from 'svgpath'
import { z } from 'zod'
import type { Path, PathSegment, Tile } from '../../engine/index.ts'
import { transformPath } from '../../engine/index.ts'
import { heroTiles } from './heroTiles.ts'

/** Units of hero patterns that make a millimetre: a tile of 80 is as wide as four fingers. */
const heroUnits = 2
/** Of a motif and of the tile that it lies on twice, in mm. */
const [motifSize, motifTile] = [19, 44]

/** The tile of an id that begins with `hero-` or `motif-`, as lines in mm; `null` for one that there is not. */
export async function libraryTile(id: string): Promise<Tile | null> {
  const known = tiles.get(id) ?? readTile(id)
  tiles.set(id, known)
  return known
}

/** Asked for names of patterns alone, so there are no more than there are patterns and wrong guesses of one process. */
const tiles = new Map<string, Promise<Tile | null>>()

async function readTile(id: string): Promise<Tile | null> {
  if (id.startsWith('hero-')) return heroTile(id)
  return id.startsWith('motif-') ? motifTileOf(id) : null
}

function heroTile(id: string): Tile | null {
  const hero = heroTiles().get(id.slice('hero-'.length))
  if (!hero) return null
  const circles = [...hero.svg.matchAll(/<circle([^>]*)>/g)].map(([, attributes = '']) => circleLine(attributes))
  const path = toMillimetres([...linesOf(hero.svg), ...circles].flatMap(pathOf), 1 / heroUnits)
  const isEvenOdd = /fill-rule=["']evenodd/.test(hero.svg)
  return {
    id,
    width: hero.width / heroUnits,
    height: hero.height / heroUnits,
    path,
    ...(isEvenOdd && { evenOdd: true }),
  }
}

const linesOf = (svg: string): readonly string[] =>
  [...svg.matchAll(/<path[^>]* d=["']([^"']+)["']/g)].map(([, line = '']) => line)

function circleLine(attributes: string): string {
  const [x, y, r] = ['cx', 'cy', 'r'].map(name => Number(new RegExp(`\\b${name}=["']([\\d.]+)`).exec(attributes)?.[1]))
  return `M${Number(x) - Number(r)} ${y}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 ${-2 * Number(r)} 0z`
}

const { resolve } = createRequire(import.meta.url)
const iconFile = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) })
let icons: Promise<z.infer<typeof iconFile>> | null = null

/** Icons of game-icons.net are drawn on squares of 512. */
const iconSide = 512

async function motifTileOf(id: string): Promise<Tile | null> {
  icons ??= readFile(resolve('@iconify-json/game-icons/icons.json'), 'utf8').then(text =>
    iconFile.parse(JSON.parse(text)),
  )
  const { icons: all } = await icons
  const name = id.slice('motif-'.length)
  const body = Object.hasOwn(all, name) ? all[name]?.body : undefined
  if (body === undefined) return null
  const icon = toMillimetres(linesOf(body).flatMap(pathOf), motifSize / iconSide)
  const at = (x: number, y: number): Path => transformPath(icon, [1, 0, 0, 1, x - motifSize / 2, y - motifSize / 2])
  const [one, other] = [motifTile / 4, (motifTile * 3) / 4]
  return { id, width: motifTile, height: motifTile, path: [...at(one, one), ...at(other, other)] }
}

const toMillimetres = (path: Path, scale: number): Path => transformPath(path, [scale, 0, 0, scale, 0, 0])

/** The data of an SVG path as strokes of ours: absolute, without arcs and short forms. */
function pathOf(line: string): Path {
  const path: PathSegment[] = []
  SvgPath(line)
    .abs()
    .unarc()
    .unshort()
    .iterate((segment, _, x, y) => {
      const [kind, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = segment
      if (kind === 'M' || kind === 'L') path.push([kind, a, b])
      else if (kind === 'H') path.push(['L', a, y])
      else if (kind === 'V') path.push(['L', x, a])
      else if (kind === 'Q') path.push(['Q', a, b, c, d])
      else if (kind === 'C') path.push(['C', a, b, c, d, e, f])
      else if (kind === 'Z' || kind === 'z') path.push(['Z'])
    })
  return path
}
