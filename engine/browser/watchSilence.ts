export interface SilenceWatch {
  /** Something came: the line lives. */
  heard(): void
  /** Asks now rather than after the quiet. */
  check(): void
  stop(): void
}

export interface SilenceOptions {
  /** Milliseconds without a word before `ask`. */
  readonly quiet: number
  /** Milliseconds that an answer to `ask` may take before `dead`. */
  readonly patience: number
  ask(): void
  dead(): void
}

/** A line that the network has dropped looks open for minutes. One that does not answer is taken for dead. */
export function watchSilence({ quiet, patience, ask, dead }: SilenceOptions): SilenceWatch {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const check = (): void => {
    clearTimeout(waiting)
    waiting = setTimeout(dead, patience)
    ask()
  }
  const heard = (): void => {
    clearTimeout(waiting)
    waiting = setTimeout(check, quiet)
  }
  return { heard, check, stop: () => clearTimeout(waiting) }
}
