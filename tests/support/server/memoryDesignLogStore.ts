import type {
  AppendOutcome,
  DesignLogStore,
  LogBatch,
  LoggedUpdate,
  LogSnapshot,
} from '../../../server/rooms/designLogStore.ts'
import { type ClientOwner, type DesignPlace, placeKey } from '../../../server/rooms/grant.ts'

interface MemoryDesignLogStore extends DesignLogStore {
  /** Makes an empty design; a log belongs to a design. */
  create(place: DesignPlace): void
  review(place: DesignPlace, isInReview: boolean): void
  remove(place: DesignPlace): void
  /** Moves the clients of one owner to another. */
  claim(place: DesignPlace, owners: { readonly from: ClientOwner; readonly to: ClientOwner }): void
}

interface KeptLog {
  seq: number
  isInReview: boolean
  snapshot: LogSnapshot | null
  updates: LoggedUpdate[]
  readonly owners: Map<number, ClientOwner>
}

/** Logs that live as long as the process, for tests and trials. */
export function memoryDesignLogStore(): MemoryDesignLogStore {
  const logs = new Map<string, KeptLog>()

  const take = (place: DesignPlace, { after, updates }: LogBatch): AppendOutcome => {
    const log = logs.get(placeKey(place))
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
    async since(place, seq) {
      const log = logs.get(placeKey(place))
      if (!log) return null
      const snapshot = log.snapshot !== null && seq < log.snapshot.seq ? log.snapshot : null
      return { snapshot, updates: log.updates.filter(update => update.seq > seq), owners: new Map(log.owners) }
    },
    async heads(tenant, designs) {
      const found = designs.map(design => [design, logs.get(placeKey({ tenant, design }))?.seq] as const)
      return new Map(found.flatMap(([design, seq]) => (seq === undefined ? [] : [[design, seq]])))
    },
    async compact(place, snapshot) {
      const log = logs.get(placeKey(place))
      if (!log || (log.snapshot && log.snapshot.seq >= snapshot.seq)) return
      log.snapshot = snapshot
      log.updates = log.updates.filter(update => update.seq > snapshot.seq)
    },
    create: place =>
      void logs.set(placeKey(place), { seq: 0, isInReview: false, snapshot: null, updates: [], owners: new Map() }),
    review(place, isInReview) {
      const log = logs.get(placeKey(place))
      if (log) log.isInReview = isInReview
    },
    claim(place, { from, to }) {
      const owners = logs.get(placeKey(place))?.owners ?? new Map<number, ClientOwner>()
      for (const [client, owner] of owners) if (owner === from) owners.set(client, to)
    },
    remove: place => void logs.delete(placeKey(place)),
  }
}
