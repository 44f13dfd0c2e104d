import type { CDPSession, Page } from '@playwright/test'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** In µs by the clock. */
  readonly dur?: number
  /** Processor time in µs, which other work on the machine does not lengthen as it does the time on the clock. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

interface LongestTask {
  readonly clock: number
  readonly processor: number
}

/**
 * The longest task of the pages' threads while `work` is done, in ms by the clock, and the most processor time of one: how
 * long the page stands still on this machine, and on one that has nothing else to do.
 */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<LongestTask> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  const take = ({ value }: { readonly value: readonly object[] }) => void events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', take)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  })
  try {
    await work()
  } finally {
    await endOfTrace(session)
    await session.detach()
  }
  const threads = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  )
  const tasks = events.filter(event => event.name.endsWith('RunTask') && threads.has(threadOf(event)))
  const longest = (times: readonly number[]) => Math.max(0, ...times) / 1000
  return { clock: longest(tasks.map(({ dur = 0 }) => dur)), processor: longest(tasks.map(({ tdur = 0 }) => tdur)) }
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`

function endOfTrace(session: CDPSession): Promise<void> {
  return new Promise((resolve, reject) => {
    session.once('Tracing.tracingComplete', () => resolve())
    session.send('Tracing.end').catch(reject)
  })
}
