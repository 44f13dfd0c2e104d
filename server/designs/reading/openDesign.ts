import { randomInt } from 'node:crypto'
import { authorId, createEngine, type DesignDocument, type Engine, type GarmentPlugin } from '../../../engine/index.ts'
import { tools } from '../../../plugins/index.ts'

export interface DesignSource {
  readonly garment: GarmentPlugin
  /** The log, in any order and portions. */
  readonly updates: readonly Uint8Array[]
  /** Whose name new entries carry; `server` when there will be none. */
  readonly author?: string
  /** Starts a new log with this document in the place of `updates`. */
  readonly copyOf?: DesignDocument
  now?(): number
}

export interface OpenedDesign {
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
