/**
 * Something that takes long and does as much for many as for one. Who asks for it while it runs gets the next run, which
 * all share who asked meanwhile: a run that has begun may have missed what they did before they asked.
 *
 * @returns asks for a run; it ends as that run does
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
