import type { Step } from '../workload.ts'

/** A library that keeps a design and can take back what was done to it. */
export interface Subject {
  readonly name: string
  apply(step: Step): void
  undo(): void
  redo(): void
}
