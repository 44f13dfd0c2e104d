import { createState, type State } from '../../engine/streams/index.ts'

export type Severity = 'info' | 'success' | 'warn' | 'error' | 'secondary' | 'contrast'

export interface ToastAction {
  readonly label: string
  act(): void
}

export interface Toast {
  /** A toast takes the place of the one with the same key. */
  readonly key: string
  readonly severity: Severity
  readonly text: string
  readonly actions?: readonly ToastAction[]
  /** Milliseconds until it goes by itself; without it, it stays until it is closed. */
  readonly life?: number
}

export interface Toasts {
  /** Oldest first. */
  readonly shown: State<readonly Toast[]>
  show(toast: Toast): void
  close(key: string): void
}

/** More than these at a time nobody reads. */
const mostShown = 4

export function createToasts(): Toasts {
  const shown = createState<readonly Toast[]>([])
  const without = (key: string) => shown.current().filter(toast => toast.key !== key)
  return {
    shown,
    show: toast => shown.set([...without(toast.key), toast].slice(-mostShown)),
    close: key => shown.set(without(key)),
  }
}
