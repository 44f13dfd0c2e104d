import { randomInt } from 'node:crypto'
import {
  authorId,
  createEngine,
  type DesignDocument,
  type Engine,
  type GarmentPlugin,
  productType,
  writeCheckpoint,
} from '../../engine/index.ts'
import { garments, tools } from '../../plugins/index.ts'
import type { ProductType } from '../contract/tenantSettings.ts'
import type { DesignRow } from './design.ts'
import { readLog } from './designLog.ts'
import type { DesignWork } from './designWork.ts'

interface DesignSource {
  readonly garment: GarmentPlugin
  /** The log, in any order and portions. */
  readonly updates: readonly Uint8Array[]
  /** Whose name new entries carry; `server` when there will be none. */
  readonly author?: string
  /** Starts a new log with this document in the place of `updates`. */
  readonly copyOf?: DesignDocument
  now?(): number
}

interface OpenedDesign {
  readonly engine: Engine
  /** What was dispatched since it was opened, to be appended to the log. */
  readonly added: readonly Uint8Array[]
}

const clientIds = 2 ** 32

/** The design as the editor has it. The caller disposes of the engine. */
export async function openDesign(source: DesignSource): Promise<OpenedDesign> {
  const { garment, updates, author = 'server', copyOf, now = () => 0 } = source
  const added: Uint8Array[] = []
  const engine = createEngine({
    garment,
    tools,
    author: authorId(author),
    name: '',
    newClient: () => randomInt(1, clientIds),
    now,
    ...(copyOf === undefined ? {} : { copyOf }),
    onFault({ plugin, message }) {
      throw new Error(`The tool ${plugin} failed: ${message}`)
    },
  })
  await engine.sync.keep({
    load: async () => ({ updates, damage: null }),
    async append(update) {
      added.push(update)
    },
    compact: async () => {},
    close() {},
  })
  return { engine, added }
}

/** The document that the log shows. */
export async function readDocument(source: Pick<DesignSource, 'garment' | 'updates'>): Promise<DesignDocument> {
  const { engine } = await openDesign(source)
  const document = engine.document.current()
  engine.dispose()
  return document
}

const byType = new Map(garments.map(garment => [garment.id, garment]))

/** The garment that a product type is drafted as; `undefined` while none ships. */
export const findGarment = (type: ProductType): GarmentPlugin | undefined => byType.get(productType(type))

/** Of a type that a design was made of. */
export function garmentOf(type: ProductType): GarmentPlugin {
  const garment = findGarment(type)
  if (!garment) throw new Error(`No garment ships for ${type}, but a design was made of it.`)
  return garment
}

/** The design as its log shows it now. */
export const readCurrent = async (work: DesignWork, { id, productType }: DesignRow): Promise<DesignDocument> =>
  readDocument({ garment: garmentOf(productType), updates: await readLog(work, id) })

/** Everything that the log of a design has, as one update. */
export async function logInOne(work: DesignWork, { id, productType }: DesignRow): Promise<Uint8Array> {
  const { engine } = await openDesign({ garment: garmentOf(productType), updates: await readLog(work, id) })
  const update = engine.timeline.log().update()
  engine.dispose()
  return update
}

/** How a design looks, for those who may not see its players. Moments point into a log that they do not get either. */
export const withoutPlayers = (document: DesignDocument): DesignDocument => ({ ...document, players: {}, moments: {} })

/** The same as the engine reads it back. */
export const flatDocument = (document: DesignDocument): string => writeCheckpoint(withoutPlayers(document))
