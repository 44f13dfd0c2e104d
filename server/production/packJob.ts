import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { outlineRings } from '../../engine/areas.ts'
import {
  type AssetId,
  createShaper,
  type DesignDocument,
  defaultFont,
  detailsOf,
  type FontId,
  faceEntry,
  facesFor,
  type ImageSize,
  type Ink,
  letteringOf,
  loadFace,
  neededFaceFiles,
  newPlayer,
  playerId,
  readImageHead,
  type Shaper,
  type Tile,
  type TileOf,
} from '../../engine/index.ts'
import { drawTile } from '../../engine/patternBook.ts'
import type { KeptFile, PackEvent, PackLine, PackSource } from '../../engine/print/index.ts'
import { packFiles, summaryFont, summaryWords } from '../../engine/print/index.ts'
import { tools } from '../../plugins/index.ts'
import type { OrderedPiece } from '../contract/orders/orderRequest.ts'
import type { PackRequest } from '../contract/production/packs.ts'
import type { Language, ProductType } from '../contract/tenantSettings.ts'
import { garmentOf, openDesign } from '../designs/openDesign.ts'
import { faceFilesOf } from '../files/faceFiles.ts'
import { libraryTile } from '../images/patternTiles.ts'

/** Everything that a pack is made from, as it is handed to a worker: the snapshot of an order, and nothing of its customer. */
export interface PackJob {
  readonly number: string
  readonly language: Language
  readonly madeAt: Date
  readonly wishes: PackRequest
  readonly lines: readonly OrderedLine[]
  /** The shop's colour book. */
  readonly inks: readonly Ink[]
  /** By sha256. */
  readonly images: ReadonlyMap<string, Uint8Array>
  /** The shop's own fonts that the designs have, by their ids. */
  readonly fonts?: ReadonlyMap<string, Uint8Array>
  readonly kept: ReadonlyMap<string, KeptFile>
}

export interface OrderedLine {
  readonly name: string
  readonly productType: ProductType
  readonly fabric: string
  readonly sha256: string
  readonly update: Uint8Array
  readonly pieces: readonly OrderedPiece[]
}

/** Positions that are tried for each marker, in millions: a second or two, or about a quarter of a minute. */
const efforts = { usual: 1.2, dense: 20 }

/** The files of a pack, one after the other. */
export async function* makePack(
  job: PackJob,
  effort = job.wishes.dense ? efforts.dense : efforts.usual,
): AsyncGenerator<PackEvent> {
  const lines = await Promise.all(job.lines.map(openLine))
  const sizes = new Map<string, ImageSize>()
  for (const [asset, bytes] of job.images) {
    const head = readImageHead(bytes)
    if (head) sizes.set(asset, { width: head.width, height: head.height, ...(head.type === 'svg' && { vector: true }) })
  }
  const source: PackSource = {
    number: job.number,
    lines,
    tools,
    language: job.language,
    madeAt: job.madeAt,
    wishes: { ...job.wishes, effort },
    inks: job.inks,
    resources: {
      shaper: await shaperOf(lines, job),
      rings: outlineRings,
      image: (asset: AssetId) => sizes.get(asset) ?? null,
      tileOf: await tilesOf(lines),
    },
    readImage: async asset => job.images.get(asset) ?? null,
    sha256: async bytes => createHash('sha256').update(bytes).digest('hex'),
  }
  yield* packFiles(source, job.kept)
}

/** The tiles of all patterns of an order. */
async function tilesOf(lines: readonly PackLine[]): Promise<TileOf> {
  const fills = lines.flatMap(({ document: { zones, goalkeeper } }) =>
    [...Object.values(zones), ...Object.values(goalkeeper.zones)].flatMap(({ pattern }) => pattern ?? []),
  )
  const files = new Map<string, Tile | null>()
  for (const { id } of fills) files.set(id, await libraryTile(id))
  return fill => files.get(fill.id) ?? drawTile({ id: fill.id, ...detailsOf(fill) })
}

async function openLine({ name, productType, fabric, sha256, update, pieces }: OrderedLine): Promise<PackLine> {
  const garment = garmentOf(productType)
  const { engine } = await openDesign({ garment, updates: [update] })
  try {
    const document = { ...engine.document.current(), players: playersOf(pieces) }
    return { document, garment, name, fabric, revision: sha256 }
  } finally {
    engine.dispose()
  }
}

/** The rows of an order as players, in their order. */
const playersOf = (pieces: readonly OrderedPiece[]): DesignDocument['players'] =>
  Object.fromEntries(
    pieces.map(({ name, number, size, quantity, version, shortsSize, sleeve }, at) => {
      const fields = { name, number, size, quantity, goalkeeper: version === 'goalkeeper' }
      // Letters sort as the rows stand.
      const order = `a${String.fromCharCode(97 + Math.floor(at / 676), 97 + (Math.floor(at / 26) % 26), 98 + (at % 26))}`
      return [playerId(`row-${at + 1}`), newPlayer({ ...fields, order }, { shortsSize, sleeve })]
    }),
  )

async function shaperOf(lines: readonly PackLine[], { language, fonts }: PackJob): Promise<Shaper> {
  const figures = '0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZ·:,%×.-()'
  const own = lines.flatMap(({ document, garment, name, fabric }) => {
    const words = `${Object.values(garment.labels[language].panels).join('')}${figures}`
    const wearers = Object.values(document.players)
      .map(player => player.name)
      .join('')
    return [
      ...letteringOf(document),
      { font: defaultFont, text: words + wearers },
      { font: summaryFont, text: `${words}${summaryWords(language)}${name}${fabric}` },
    ]
  })
  const lettering = [...own, { font: summaryFont, text: figures }]
  const needed = neededFaceFiles(lettering, faceFilesOf)
  const isHere = (font: FontId) => fonts?.has(font) || needed.get(font)?.length
  const entries = facesFor(lettering).flatMap(font => (isHere(font) ? (faceEntry(font) ?? []) : []))
  const faces = entries.map(async entry => {
    const uploaded = fonts?.get(entry.id)
    if (uploaded) return loadFace(entry, new Uint8Array(uploaded))
    const files = faceFilesOf(entry.id).filter(file => needed.get(entry.id)?.includes(file))
    return loadFace(entry, ...(await Promise.all(files.map(async ({ file }) => new Uint8Array(await readFile(file))))))
  })
  return createShaper(await Promise.all(faces))
}
