/**
 * Combines calls of a slow action. Calls made while it runs share one next run, because the current run may have missed
 * what they need.
 *
 * @returns requests a run, and settles as that run does
 */
export function shareRuns(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | null = null
  return () => {
    next ??= running.then(() => {
      next = null
      const begun = run()
      running = begun.catch(() => {})
      return begun
    })
    return next
  }
}
