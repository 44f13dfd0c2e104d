import type { DesignComment } from '../../../server/contract/designs/designComment.ts'

/** A remark with what was answered to it. */
export interface RemarkThread {
  /** 1, 2, 3 …: what its pin says. */
  readonly number: number
  readonly remark: DesignComment
  readonly answers: readonly DesignComment[]
}

/** Remarks in the order in which they came; an answer whose remark is gone stands by itself. */
export function remarkThreads(remarks: readonly DesignComment[]): readonly RemarkThread[] {
  const ids = new Set(remarks.map(({ id }) => id))
  const rootOf = (remark: DesignComment): string => {
    const parent = remarks.find(({ id }) => id === remark.parentId)
    return parent ? rootOf(parent) : remark.id
  }
  return remarks
    .filter(({ parentId }) => parentId === null || !ids.has(parentId))
    .map((remark, index) => ({
      number: index + 1,
      remark,
      answers: remarks.filter(other => other.id !== remark.id && rootOf(other) === remark.id),
    }))
}
