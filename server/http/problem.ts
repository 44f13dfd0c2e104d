import { docsCall } from '../contract/docs.ts'
import type { ProblemField, ProblemResponse } from '../contract/problem.ts'
import { type ProblemCode, problemCodes } from '../contract/problemCodes.ts'

interface ProblemDetails {
  readonly fields?: readonly ProblemField[]
  /** What happened and what to do. The title is used by default. */
  readonly detail?: string
  /** Response headers, such as `retry-after`. */
  readonly headers?: Readonly<Record<string, string>>
}

/** An expected error. It can be thrown anywhere in a route and is sent as `application/problem+json`. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly details: ProblemDetails

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.detail ?? problemCodes[code].title)
    this.name = 'Problem'
    this.code = code
    this.status = problemCodes[code].status
    this.details = details
  }

  toResponse(): ProblemResponse {
    const { code, status, message, details } = this
    return {
      type: `${docsCall.path}#${code.replaceAll(' ', '-')}`,
      title: problemCodes[code].title,
      status,
      code,
      detail: message,
      ...(details.fields === undefined ? {} : { fields: [...details.fields] }),
    }
  }
}
