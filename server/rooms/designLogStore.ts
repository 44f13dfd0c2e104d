import type { TenantId } from '../db/database.ts'
import type { ClientOwner, DesignRef } from './grant.ts'

/** An update of one owner's clients in Yjs format 1, without gaps to what is stored. */
interface OwnedUpdate {
  readonly clients: readonly number[]
  readonly owner: ClientOwner
  readonly bytes: Uint8Array
}

export interface LoggedUpdate {
  /** Updates of a design count from 1. */
  readonly seq: number
  readonly bytes: Uint8Array
}

export interface LogSnapshot {
  /** The last update that it includes. */
  readonly seq: number
  readonly bytes: Uint8Array
}

/** The part of a log after a `seq`. */
export interface LogTail {
  /** The whole log, when that part is no longer stored as single updates. */
  readonly snapshot: LogSnapshot | null
  readonly updates: readonly LoggedUpdate[]
  /** The owners of all clients in the log. */
  readonly owners: ReadonlyMap<number, ClientOwner>
}

export interface LogBatch {
  readonly design: string
  /** The last `seq` that the writer has seen. */
  readonly after: number
  readonly updates: readonly OwnedUpdate[]
}

export type AppendOutcome =
  /** Stored in order, from `after + 1`. */
  | 'appended'
  /** Another writer was faster: nothing was stored. Read the new updates and validate again. */
  | 'behind'
  /** A client now belongs to somebody else: nothing was stored. */
  | 'foreign-client'
  /** The design is in review: nothing was stored. */
  | 'in-review'
  /** The design does not exist or was deleted. */
  | 'gone'

/** Durable storage for the logs of designs. It knows bytes, order and owners, but not the content. */
export interface DesignLogStore {
  /**
   * Appends batches of one tenant in one transaction, each completely or not at all. Resolves when they are durable.
   */
  append(tenant: TenantId, batches: readonly LogBatch[]): Promise<readonly AppendOutcome[]>
  /** The log after `seq`, 0 for all of it; `null` when the design does not exist. */
  since(ref: DesignRef, seq: number): Promise<LogTail | null>
  /** The last `seq` of designs, to detect missed updates. Deleted designs are left out. */
  heads(tenant: TenantId, designs: readonly string[]): Promise<ReadonlyMap<string, number>>
  /**
   * Stores a snapshot, reads it back, and deletes the updates it replaces if its sha256 is correct.
   * @throws Error when it was not read back correctly; nothing was deleted then
   */
  compact(ref: DesignRef, snapshot: LogSnapshot): Promise<void>
}
