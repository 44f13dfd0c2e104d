import { createWorkload, type Step } from '../workload.ts'
import type { Subject } from './subject.ts'

export interface Worked<Kind extends Subject> {
  readonly subject: Kind
  /** Where the work goes on. */
  next(): Step
}

/** A subject after the opening and `count` steps of the same work. */
export function worked<Kind extends Subject>(subject: Kind, count: number): Worked<Kind> {
  const workload = createWorkload(42)
  for (const step of workload.opening) subject.apply(step)
  for (let step = 0; step < count; step++) subject.apply(workload.next())
  return { subject, next: workload.next }
}
