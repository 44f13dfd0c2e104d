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
import { Problem } from '../http/problem.ts'

interface DesignSource {
  readonly garment: GarmentPlugin
  /** The log as updates in any order. */
  readonly updates: readonly Uint8Array[]
  /** The author of new entries; `server` when there are none. */
  readonly author?: string
  /** Starts a new log with this document instead of `updates`. */
  readonly copyOf?: DesignDocument
  now?(): number
}

interface OpenedDesign {
  readonly engine: Engine
  /** The update with everything that was dispatched since opening. */
  readonly added: readonly Uint8Array[]
}

const clientIds = 2 ** 32

/** Opens a design with the engine. The caller must dispose the engine. */
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
    onPluginError({ plugin, message }) {
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

const byType = new Map(garments.map(garment => [garment.id, garment]))

/** The garment of a product type; `undefined` when there is none. */
export const findGarment = (type: ProductType): GarmentPlugin | undefined => byType.get(productType(type))

/**
 * The garment of a design's product type.
 * @throws Problem garment-missing for a design of another version, whose garment this one does not have
 */
export function garmentOf(type: ProductType): GarmentPlugin {
  const garment = findGarment(type)
  if (!garment) throw new Problem('garment-missing')
  return garment
}

/** A document without players, and without named versions, which refer to the log. */
export const withoutPlayers = (document: DesignDocument): DesignDocument => ({ ...document, players: {}, moments: {} })

/** The document after a round trip through the engine. */
export const flattenDocument = (document: DesignDocument): string => writeCheckpoint(withoutPlayers(document))
