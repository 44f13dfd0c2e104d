import type { TenantId } from '../db/database.ts'
import type { AppendOutcome, DesignLogStore, LogBatch } from './designLogStore.ts'

/** A source of updates to store. */
export interface Committing {
  readonly tenant: TenantId
  /** The updates to store now; `null` when there are none or the writer is busy. `settle` or `fail` follows. */
  takeBatch(): LogBatch | null
  settle(outcome: AppendOutcome): void
  fail(cause: unknown): void
}

export interface GroupCommit {
  /** Schedules a writer that has updates to store. */
  wake(writer: Committing): void
  /** Resolves when all scheduled writers are done. */
  idle(): Promise<void>
}

/**
 * Stores the updates of many rooms in one transaction per tenant. A transaction costs far more than a row, so writers
 * that arrive within `wait` ms or while another one runs share the next.
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
