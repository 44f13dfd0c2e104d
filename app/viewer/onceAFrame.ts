/** Something that is asked for more often than pictures are drawn, and done once for each, with what came last. */
export interface OnceAFrame<Value> {
  soon(value: Value): void
  /** Does at once what is still to be done. */
  now(): void
  /** Leaves what is still to be done. */
  cancel(): void
}

export function onceAFrame<Value>(act: (value: Value) => void): OnceAFrame<Value> {
  let frame: number | null = null
  let todo: { readonly value: Value } | null = null
  const cancel = () => {
    if (frame !== null) cancelAnimationFrame(frame)
    frame = null
    todo = null
  }
  const now = () => {
    const last = todo
    cancel()
    if (last) act(last.value)
  }
  return {
    soon(value) {
      todo = { value }
      frame ??= requestAnimationFrame(now)
    },
    now,
    cancel,
  }
}
