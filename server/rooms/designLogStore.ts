import type { TenantId } from '../db/database.ts'
import type { ClientOwner, DesignPlace } from './grant.ts'

/** An update of one owner's clients, format 1 of Yjs, without gaps towards what was stored before. */
interface OwnedUpdate {
  readonly clients: readonly number[]
  readonly owner: ClientOwner
  readonly bytes: Uint8Array
}

export interface LoggedUpdate {
  /** Counts the updates of a design from 1. */
  readonly seq: number
  readonly bytes: Uint8Array
}

export interface LogSnapshot {
  /** Everything up to and with this one. */
  readonly seq: number
  readonly bytes: Uint8Array
}

/** The part of a log behind some `seq`. */
export interface LogTail {
  /** Where that part is no longer kept update by update, everything at once. */
  readonly snapshot: LogSnapshot | null
  readonly updates: readonly LoggedUpdate[]
  /** Whose each client is, of those that ever wrote here. */
  readonly owners: ReadonlyMap<number, ClientOwner>
}

export interface LogBatch {
  readonly design: string
  /** The `seq` that the writer has seen last. */
  readonly after: number
  readonly updates: readonly OwnedUpdate[]
}

export type AppendOutcome =
  /** On disk, from `after + 1` on in their order. */
  | 'appended'
  /** Somebody else has written since: nothing of the batch was taken; read on and judge anew. */
  | 'behind'
  /** One of the clients belongs to somebody else by now: nothing was taken. */
  | 'foreign-client'
  /** The design is in review: nothing was taken. */
  | 'in-review'
  /** There is no such design, or it was deleted. */
  | 'gone'

/** Where the logs of designs last. Knows bytes, order and owners; what the bytes say is no business of it. */
export interface DesignLogStore {
  /** One transaction for designs of one tenant; each batch is taken whole or not at all. Resolves when it is on disk. */
  append(tenant: TenantId, batches: readonly LogBatch[]): Promise<readonly AppendOutcome[]>
  /** What stands behind `seq`, 0 for everything; `null` when there is no such design. */
  since(place: DesignPlace, seq: number): Promise<LogTail | null>
  /** The last `seq` of designs, without those that are gone; for who may have missed a word. */
  heads(tenant: TenantId, designs: readonly string[]): Promise<ReadonlyMap<string, number>>
  /**
   * Keeps a snapshot and, once it was read back and its sha256 is the same, deletes what it stands for.
   * @throws Error when it could not be read back as it was written; nothing was deleted then
   */
  compact(place: DesignPlace, snapshot: LogSnapshot): Promise<void>
}
