interface ThreadWatch {
  /** Starts anew. */
  begin(): void
  /** The longest time in ms since then in which the page could not answer. */
  longestBlock(): number
  /** Since the address was opened: the end of the last time that the page could not answer for 50 ms, in ms. */
  lastBlockEnd(): number
}

declare global {
  interface Window {
    threadWatch: ThreadWatch
  }
}

/** Runs in the page, before anything else: asks the page's thread again and again, and times the silence between. */
export function watchThread(): void {
  let [last, longest, blockEnd] = [performance.now(), 0, 0]
  const beat = () => {
    const now = performance.now()
    if (now - last > 50) blockEnd = now
    longest = Math.max(longest, now - last)
    last = now
    setTimeout(beat)
  }
  beat()
  window.threadWatch = {
    begin() {
      last = performance.now()
      longest = 0
    },
    longestBlock: () => Math.max(longest, performance.now() - last),
    lastBlockEnd: () => blockEnd,
  }
}
