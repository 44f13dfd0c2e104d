import type { MessageEnd, PrintReply, RosterJob, ShirtJob } from './printJob.ts'
import type { PrintOutcome } from './printOrder.ts'
import type { RosterOutcome } from './printRoster.ts'

/** Prints elsewhere, so that the page stays responsive. */
export interface Printing {
  shirt(job: Omit<ShirtJob, 'kind'>): Promise<PrintOutcome>
  /** `onProgress` is called after each player. */
  roster(job: Omit<RosterJob, 'kind'>, onProgress?: (done: number, all: number) => void): Promise<RosterOutcome>
  /** What has not come by now never comes: it is rejected. */
  dispose(): void
}

interface Waiting {
  readonly resolve: (outcome: PrintOutcome | RosterOutcome) => void
  readonly reject: (error: Error) => void
  readonly onProgress: ((done: number, all: number) => void) | undefined
}

/** The page's side of `servePrinting`. A promise is rejected only for bugs: what cannot be printed is an outcome. */
export function createPrinting(worker: MessageEnd): Printing {
  const waiting = new Map<number, Waiting>()
  let last = 0

  const listener = ({ data }: { readonly data: unknown }): void => {
    const reply = data as PrintReply
    const asked = waiting.get(reply.id)
    if (!asked) return
    if (reply.kind === 'progress') {
      asked.onProgress?.(reply.done, reply.all)
      return
    }
    waiting.delete(reply.id)
    if (reply.kind === 'failed') asked.reject(new Error(`Printing failed. ${reply.message}`))
    else asked.resolve(reply.outcome)
  }
  worker.addEventListener('message', listener)

  const ask = <Outcome extends PrintOutcome | RosterOutcome>(
    job: ShirtJob | RosterJob,
    onProgress?: Waiting['onProgress'],
  ): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve: outcome => resolve(outcome as Outcome), reject, onProgress })
      worker.postMessage({ id: last, job })
    })

  return {
    shirt: job => ask({ ...job, kind: 'shirt' }),
    roster: (job, onProgress) => ask({ ...job, kind: 'roster' }, onProgress),
    dispose() {
      worker.removeEventListener('message', listener)
      for (const { reject } of waiting.values()) reject(new Error('Printing was stopped.'))
      waiting.clear()
    },
  }
}
