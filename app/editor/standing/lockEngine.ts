import { type Engine, type Outcome, type ReasonCode, refused, type State } from '../../../engine/index.ts'

/** Why nothing can be changed: `design-in-review`, or `approval-is-lost` until somebody has agreed to that. */
export type Lock = ReasonCode | null

export interface LockOptions {
  readonly lock: State<Lock>
  /** Somebody wanted to change the design all the same; `again` does it once it is unlocked. */
  tried(again: () => void): void
}

/**
 * The same engine, which refuses what this page wants to change while the design is locked. What others and the server
 * send comes in as ever. An approval that would be lost is asked about when something is done, not before.
 */
export function lockEngine(engine: Engine, { lock, tried }: LockOptions): Engine {
  const unlessLocked = (act: () => Outcome): Outcome => {
    const reason = lock.current()
    if (reason === null) return act()
    engine.preview(null)
    tried(act)
    return refused(reason)
  }
  const isClosed = (): boolean => lock.current() !== null && lock.current() !== 'approval-is-lost'
  const step = (act: Engine['undo']): ReturnType<Engine['undo']> => {
    if (lock.current() === null) return act()
    tried(act)
    return { kind: 'nothing' }
  }
  const { timeline } = engine
  return {
    ...engine,
    timeline: {
      ...timeline,
      restore: moment => unlessLocked(() => timeline.restore(moment)),
      again: entry => unlessLocked(() => timeline.again(entry)),
      bringBack: record => unlessLocked(() => timeline.bringBack(record)),
    },
    check: command => (isClosed() ? refused(lock.current() ?? '') : engine.check(command)),
    dispatch: command => unlessLocked(() => engine.dispatch(command)),
    preview: command => (command !== null && isClosed() ? refused(lock.current() ?? '') : engine.preview(command)),
    undo: () => step(engine.undo),
    redo: () => step(engine.redo),
  }
}
