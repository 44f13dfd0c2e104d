import type {
  AppendOutcome,
  DesignLogStore,
  LogBatch,
  LoggedUpdate,
  LogSnapshot,
} from '../../../server/rooms/designLogStore.ts'
import { type ClientOwner, type DesignRef, refKey } from '../../../server/rooms/grant.ts'

interface MemoryDesignLogStore extends DesignLogStore {
  /** Creates an empty design, because a log belongs to a design. */
  create(ref: DesignRef): void
  review(ref: DesignRef, isInReview: boolean): void
  remove(ref: DesignRef): void
  /** Transfers the clients of one owner to another. */
  claim(ref: DesignRef, owners: { readonly from: ClientOwner; readonly to: ClientOwner }): void
}

interface KeptLog {
  seq: number
  isInReview: boolean
  snapshot: LogSnapshot | null
  updates: LoggedUpdate[]
  readonly owners: Map<number, ClientOwner>
}

/** Stores logs in memory, for tests. */
export function memoryDesignLogStore(): MemoryDesignLogStore {
  const logs = new Map<string, KeptLog>()

  const take = (ref: DesignRef, { after, updates }: LogBatch): AppendOutcome => {
    const log = logs.get(refKey(ref))
    if (!log) return 'gone'
    if (log.isInReview) return 'in-review'
    if (log.seq !== after) return 'behind'
    const isForeign = (client: number, owner: ClientOwner) => (log.owners.get(client) ?? owner) !== owner
    if (updates.some(({ clients, owner }) => clients.some(client => isForeign(client, owner)))) return 'foreign-client'
    for (const { clients, owner, bytes } of updates) {
      for (const client of clients) log.owners.set(client, owner)
      log.updates.push({ seq: ++log.seq, bytes: bytes.slice() })
    }
    return 'appended'
  }

  return {
    append: async (tenant, batches) => batches.map(batch => take({ tenant, design: batch.design }, batch)),
    async since(ref, seq) {
      const log = logs.get(refKey(ref))
      if (!log) return null
      const snapshot = log.snapshot !== null && seq < log.snapshot.seq ? log.snapshot : null
      return { snapshot, updates: log.updates.filter(update => update.seq > seq), owners: new Map(log.owners) }
    },
    async heads(tenant, designs) {
      const found = designs.map(design => [design, logs.get(refKey({ tenant, design }))?.seq] as const)
      return new Map(found.flatMap(([design, seq]) => (seq === undefined ? [] : [[design, seq]])))
    },
    async compact(ref, snapshot) {
      const log = logs.get(refKey(ref))
      if (!log || (log.snapshot && log.snapshot.seq >= snapshot.seq)) return
      log.snapshot = snapshot
      log.updates = log.updates.filter(update => update.seq > snapshot.seq)
    },
    create: ref =>
      void logs.set(refKey(ref), { seq: 0, isInReview: false, snapshot: null, updates: [], owners: new Map() }),
    review(ref, isInReview) {
      const log = logs.get(refKey(ref))
      if (log) log.isInReview = isInReview
    },
    claim(ref, { from, to }) {
      const owners = logs.get(refKey(ref))?.owners ?? new Map<number, ClientOwner>()
      for (const [client, owner] of owners) if (owner === from) owners.set(client, to)
    },
    remove: ref => void logs.delete(refKey(ref)),
  }
}
