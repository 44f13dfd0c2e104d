import type { TenantId } from '../db/database.ts'
import type { AppendOutcome, DesignLogStore, LogBatch } from './designLogStore.ts'

/** Something that has updates to be stored from time to time. */
export interface Committing {
  readonly tenant: TenantId
  /** What waits now; `null` when nothing does, or nothing can be taken now. `settle` or `fail` follows. */
  takeBatch(): LogBatch | null
  settle(outcome: AppendOutcome): void
  fail(cause: unknown): void
}

export interface GroupCommit {
  /** There is something to be stored; it will be on disk soon. */
  wake(writer: Committing): void
  /** Resolves when all that was woken is settled. */
  idle(): Promise<void>
}

/**
 * Stores what many rooms have in one transaction for each tenant: a transaction costs far more than a row, so those who
 * come within `wait` ms, or while another one runs, share the next.
 */
export function createGroupCommit(store: Pick<DesignLogStore, 'append'>, wait = 5): GroupCommit {
  const waiting = new Map<TenantId, Set<Committing>>()
  const running = new Map<TenantId, Promise<void>>()

  const commit = async (tenant: TenantId, writers: Iterable<Committing>): Promise<void> => {
    const taken = [...writers].flatMap(writer => {
      const batch = writer.takeBatch()
      return batch ? [{ writer, batch }] : []
    })
    if (taken.length === 0) return
    try {
      const batches = taken.map(({ batch }) => batch)
      const outcomes = await store.append(tenant, batches)
      for (const [index, { writer }] of taken.entries()) writer.settle(outcomes[index] ?? 'gone')
    } catch (cause) {
      for (const { writer } of taken) writer.fail(cause)
    }
  }

  const run = async (tenant: TenantId): Promise<void> => {
    for (;;) {
      await new Promise(resolve => setTimeout(resolve, wait))
      const writers = waiting.get(tenant)
      if (!writers) break
      waiting.delete(tenant)
      await commit(tenant, writers)
    }
    running.delete(tenant)
  }

  return {
    wake(writer) {
      const writers = waiting.get(writer.tenant)
      if (writers) writers.add(writer)
      else waiting.set(writer.tenant, new Set([writer]))
      if (!running.has(writer.tenant)) running.set(writer.tenant, run(writer.tenant))
    },
    async idle() {
      while (running.size > 0) await Promise.all(running.values())
    },
  }
}
