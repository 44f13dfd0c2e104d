import { Observable, Subject } from 'rxjs'

/** A value together with the stream of its changes. */
export interface State<Value> {
  current(): Value
  /** Emits each new value; not the one that stands when somebody subscribes. */
  readonly changes$: Observable<Value>
}

export interface WritableState<Value> extends State<Value> {
  /** Emits unless the value is identical to the one that stands. */
  set(value: Value): void
}

export function createState<Value>(initial: Value): WritableState<Value> {
  let value = initial
  const changes$ = new Subject<Value>()
  return {
    current: () => value,
    changes$: changes$.asObservable(),
    set(next) {
      if (Object.is(next, value)) return
      value = next
      changes$.next(next)
    },
  }
}

/** A state that follows another. Computed when it is asked for, and once for each value of its source. */
export function derive<Source, Value>(source: State<Source>, compute: (value: Source) => Value): State<Value> {
  let known: { readonly source: Source; readonly value: Value } | null = null
  const current = (): Value => {
    const now = source.current()
    if (known === null || !Object.is(known.source, now)) known = { source: now, value: compute(now) }
    return known.value
  }
  // The value that stands when somebody subscribes is where changes are counted from.
  const changes$ = new Observable<Value>(subscriber => {
    let last = current()
    return source.changes$.subscribe(() => {
      const next = current()
      if (Object.is(next, last)) return
      last = next
      subscriber.next(next)
    })
  })
  return { current, changes$ }
}

/** The subject's stream; `start` runs when the first observer comes and `stop` when the last one has gone. */
export function whileObserved<Value>(subject: Subject<Value>, start: () => void, stop: () => void): Observable<Value> {
  return new Observable(subscriber => {
    if (!subject.observed) start()
    const following = subject.subscribe(subscriber)
    return () => {
      following.unsubscribe()
      if (!subject.observed) stop()
    }
  })
}
