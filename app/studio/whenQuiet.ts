/** How long a page must have fetched nothing, in ms. */
const quietMs = 3_000

/** Calls back once the page has fetched what it shows first, and has nothing else to do. */
export function whenQuiet(work: () => void): void {
  // Safari has no idle callbacks.
  const whenIdle = window.requestIdleCallback ?? ((now: () => void) => now())
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      fetching.disconnect()
      whenIdle(work)
    }, quietMs)
  }
  const fetching = new PerformanceObserver(wait)
  fetching.observe({ type: 'resource' })
  wait()
}
