import { docsCall } from '../contract/docs.ts'
import type { ProblemAnswer, ProblemField } from '../contract/problem.ts'
import { type ProblemCode, problemCodes } from '../contract/problemCodes.ts'

interface Told {
  readonly fields?: readonly ProblemField[]
  /** What happened and what to do, in a sentence. Without it the title says enough. */
  readonly detail?: string
  /** Such as `retry-after`. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A failure that is expected: thrown anywhere below a route, answered as `application/problem+json`. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly told: Told

  constructor(code: ProblemCode, told: Told = {}) {
    super(told.detail ?? problemCodes[code].title)
    this.name = 'Problem'
    this.code = code
    this.status = problemCodes[code].status
    this.told = told
  }

  toAnswer(): ProblemAnswer {
    const { code, status, message, told } = this
    return {
      type: `${docsCall.path}#${code.replaceAll(' ', '-')}`,
      title: problemCodes[code].title,
      status,
      code,
      detail: message,
      ...(told.fields === undefined ? {} : { fields: [...told.fields] }),
    }
  }
}
