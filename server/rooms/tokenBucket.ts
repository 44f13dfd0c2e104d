export interface TokenBucket {
  /** Takes so many; what is taken beyond what is there is owed. */
  take(count: number): void
  /** Milliseconds until nothing is owed any more. */
  wait(): number
}

/** Lets through `burst` at once and `perSecond` from then on. `now` in milliseconds. */
export function createTokenBucket(
  { burst, perSecond }: { readonly burst: number; readonly perSecond: number },
  now: () => number,
): TokenBucket {
  let tokens = burst
  let at = now()
  const refill = (): void => {
    const time = now()
    tokens = Math.min(burst, tokens + ((time - at) / 1000) * perSecond)
    at = time
  }
  return {
    take(count) {
      refill()
      tokens -= count
    },
    wait() {
      refill()
      return tokens >= 0 ? 0 : Math.ceil((-tokens / perSecond) * 1000)
    },
  }
}
