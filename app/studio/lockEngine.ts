import { type Engine, type Outcome, type ReasonCode, refused, type State } from '../../engine/index.ts'
import type { Design } from '../../server/contract/designs/design.ts'

/**
 * Why nothing can be changed: `design-in-review`, `approval-is-lost` until somebody has agreed to that, or
 * `review-unknown` until the server has sent the review status.
 */
export type Lock = ReasonCode | null

interface LockOptions {
  readonly lock: State<Lock>
  /** Somebody wanted to change the design all the same; `again` does it once it is unlocked. */
  tried(retry: () => void): void
}

/**
 * The same engine, which refuses what this page wants to change while the design is locked. What others and the server
 * send comes in as ever. An approval that would be lost is asked about when something is done, not before. What is done
 * before that status is known waits for it.
 */
export function lockEngine(engine: Engine, { lock, tried }: LockOptions): Engine {
  let held: (() => void)[] = []
  const holdOrEmit = (act: () => unknown): void => {
    if (lock.current() === 'review-unknown') held.push(() => unlessLocked(act, () => undefined))
    else tried(act)
  }
  const unlessLocked = <Done>(act: () => Done, refuse: (reason: ReasonCode) => Done): Done => {
    const reason = lock.current()
    if (reason === null) return act()
    holdOrEmit(act)
    return refuse(reason)
  }
  lock.changes$.subscribe(reason => {
    if (reason === 'review-unknown') return
    const waiting = held
    held = []
    for (const act of waiting) act()
  })
  const change = (act: () => Outcome): Outcome =>
    unlessLocked(act, reason => {
      engine.preview(null)
      return refused(reason)
    })
  const isClosed = (): boolean => lock.current() === 'design-in-review'
  const step = (act: Engine['undo']) => unlessLocked<ReturnType<Engine['undo']>>(act, () => ({ kind: 'nothing' }))
  const { timeline } = engine
  return {
    ...engine,
    timeline: {
      ...timeline,
      restore: moment => change(() => timeline.restore(moment)),
      retry: entry => change(() => timeline.retry(entry)),
      bringBack: record => change(() => timeline.bringBack(record)),
    },
    check: command => (isClosed() ? refused(lock.current() ?? '') : engine.check(command)),
    dispatch: command => change(() => engine.dispatch(command)),
    preview: command => (command !== null && isClosed() ? refused(lock.current() ?? '') : engine.preview(command)),
    undo: () => step(engine.undo),
    redo: () => step(engine.redo),
  }
}

/** How a design stands with the shop; of another's only that it is being reviewed. */
export type ReviewStatus = Pick<Design, 'status'>

/** What somebody wanted to do with a locked design. */
export interface Tried {
  readonly retry: () => void
}

/** What its review keeps a design from. */
export function lockOf(review: ReviewStatus | null): Lock {
  if (review === null || review.status === 'DRAFT') return null
  return review.status === 'REVIEWING' ? 'design-in-review' : 'approval-is-lost'
}
