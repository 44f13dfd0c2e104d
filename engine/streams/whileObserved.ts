import { Observable, type Subject } from 'rxjs'

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
