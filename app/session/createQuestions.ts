import type { LucideIcon } from 'lucide-react'
import { createState, type State } from '../../engine/streams/index.ts'

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
