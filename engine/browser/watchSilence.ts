export interface SilenceWatch {
  /** Something came: the line lives. */
  received(): void
  /** Asks now rather than after the quiet. */
  check(): void
  stop(): void
}

export interface SilenceOptions {
  /** Milliseconds without a word before `ping`. */
  readonly quiet: number
  /** Milliseconds that a response to `ping` may take before `dead`. */
  readonly timeout: number
  ping(): void
  dead(): void
}

/** A line that the network has dropped looks open for minutes. One that does not answer is taken for dead. */
export function watchSilence({ quiet, timeout, ping, dead }: SilenceOptions): SilenceWatch {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const check = (): void => {
    clearTimeout(waiting)
    waiting = setTimeout(dead, timeout)
    ping()
  }
  const received = (): void => {
    clearTimeout(waiting)
    waiting = setTimeout(check, quiet)
  }
  return { received, check, stop: () => clearTimeout(waiting) }
}
