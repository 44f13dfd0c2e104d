import type { Sync } from '../sync/sync.ts'

const beatMs = 10_000

/** Tells others every few seconds that this page lives; returns how to stop. */
export function keepBeating(sync: Sync): () => void {
  const beating = setInterval(() => sync.beat(), beatMs)
  return () => clearInterval(beating)
}
