/** Asks whether what is shown may be left: `null` when there is nothing to ask. */
export type LeaveGuard = () => Promise<boolean> | null

/** Steps to other addresses that wait for a decision. */
export interface LeaveGuards {
  /** Asks before every step, until the function that is returned is called. */
  guard(guard: LeaveGuard): () => void
  /** Takes a step, unless somebody wants to stay. Resolves when that is over. */
  before(step: () => Promise<void> | undefined): Promise<void> | undefined
  /** The browser went back or forth by `delta` already; a step of an unknown length cannot be taken back. */
  afterPop(delta: number | null, step: () => void): void
}

export function createLeaveGuards({ go }: { go(delta: number): void }): LeaveGuards {
  let current: LeaveGuard | null = null
  /** What the next steps of the browser are for, which we asked it for ourselves. */
  const own: (() => void)[] = []
  return {
    guard(guard) {
      current = guard
      return () => {
        if (current === guard) current = null
      }
    },
    before(step) {
      const decision = current?.() ?? null
      if (decision === null) return step()
      return decision.then(isLeft => (isLeft ? step() : undefined))
    },
    afterPop(delta, step) {
      const ours = own.shift()
      if (ours) return ours()
      const decision = delta === null ? null : (current?.() ?? null)
      if (delta === null || decision === null) return step()
      const isBack = new Promise<void>(resolve => own.push(resolve))
      go(-delta)
      void Promise.all([decision, isBack]).then(([isLeft]) => {
        if (!isLeft) return
        own.push(step)
        go(delta)
      })
    },
  }
}
