/** Runs at most `lanes` works at a time; the others wait in the order they came. */
export function takeTurns(lanes: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async work => {
    if (running >= lanes) await new Promise<void>(resolve => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The lane goes straight to the next in line, so that nobody who comes now overtakes him.
      if (next) next()
      else running -= 1
    }
  }
}
