import type { CDPSession, Page } from '@playwright/test'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Processor time in µs, which other work on the machine does not lengthen as it does the time on the clock. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/**
 * Processor time in ms of the longest task of the pages' threads while `work` is done: how long the page stands still on
 * a machine that has nothing else to do.
 */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
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
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`

function endOfTrace(session: CDPSession): Promise<void> {
  return new Promise((resolve, reject) => {
    session.once('Tracing.tracingComplete', () => resolve())
    session.send('Tracing.end').catch(reject)
  })
}
