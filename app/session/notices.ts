import type { LucideIcon } from 'lucide-react'
import { createState, type State } from '../../engine/streams/index.ts'

type Severity = 'info' | 'success' | 'warn' | 'error' | 'secondary' | 'contrast'

interface ToastAction {
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

export interface ToastQueue {
  /** Oldest first. */
  readonly shown: State<readonly Toast[]>
  show(toast: Toast): void
  close(key: string): void
}

/** People read no more than these at a time. */
const maxShown = 4

export function createToasts(): ToastQueue {
  const shown = createState<readonly Toast[]>([])
  const without = (key: string) => shown.current().filter(toast => toast.key !== key)
  return {
    shown,
    show: toast => shown.set([...without(toast.key), toast].slice(-maxShown)),
    close: key => shown.set(without(key)),
  }
}

export interface Confirmation {
  readonly title: string
  readonly message: string
  readonly icon: LucideIcon
  readonly accept: string
  readonly reject: string
  /** Accepting is destructive, so the first focus is on rejecting. */
  readonly destroys?: boolean
}

export interface OpenConfirmation extends Confirmation {
  settle(accepted: boolean): void
}

export interface Confirmations {
  readonly open: State<OpenConfirmation | null>
  /** Shows one confirmation after the other; `false` also when it is closed in any other way. */
  confirm(confirmation: Confirmation): Promise<boolean>
}

export function createConfirmations(): Confirmations {
  const open = createState<OpenConfirmation | null>(null)
  let last: Promise<unknown> = Promise.resolve()
  const show = (confirmation: Confirmation) =>
    new Promise<boolean>(resolve => {
      let isSettled = false
      open.set({
        ...confirmation,
        settle(accepted) {
          // A dialog that closes settles again, while the next confirmation may be open already.
          if (isSettled) return
          isSettled = true
          open.set(null)
          resolve(accepted)
        },
      })
    })
  return {
    open,
    confirm(confirmation) {
      const settled = last.then(() => show(confirmation))
      last = settled
      return settled
    },
  }
}

export interface Block {
  /** Whether the whole page waits. */
  readonly isOn: State<boolean>
  /** Holds the page until the work is done, however it ends. Several may hold it at once. */
  during<Value>(work: Promise<Value>): Promise<Value>
}

export function createBlock(): Block {
  const isOn = createState(false)
  let holding = 0
  return {
    isOn,
    async during(work) {
      holding += 1
      isOn.set(true)
      try {
        return await work
      } finally {
        holding -= 1
        isOn.set(holding > 0)
      }
    },
  }
}
