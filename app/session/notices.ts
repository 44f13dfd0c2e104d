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

export interface Question {
  readonly title: string
  readonly message: string
  readonly icon: LucideIcon
  readonly accept: string
  readonly reject: string
  /** What is accepted destroys something: rejecting has the first focus. */
  readonly destroys?: boolean
}

export interface OpenQuestion extends Question {
  answer(accepted: boolean): void
}

export interface Questions {
  readonly open: State<OpenQuestion | null>
  /** Asks, one question after the other; `false` too when it is closed in any other way. */
  ask(question: Question): Promise<boolean>
}

export function createQuestions(): Questions {
  const open = createState<OpenQuestion | null>(null)
  let last: Promise<unknown> = Promise.resolve()
  const show = (question: Question) =>
    new Promise<boolean>(resolve => {
      let isAnswered = false
      open.set({
        ...question,
        answer(accepted) {
          // A dialog that closes answers again, while the next question may stand already.
          if (isAnswered) return
          isAnswered = true
          open.set(null)
          resolve(accepted)
        },
      })
    })
  return {
    open,
    ask(question) {
      const answered = last.then(() => show(question))
      last = answered
      return answered
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
