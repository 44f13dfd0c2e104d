import type { DesignComment } from '../../../server/contract/designs/designComment.ts'

/** A comment with its replies. */
export interface CommentThread {
  /** 1, 2, 3 …: what its pin says. */
  readonly number: number
  readonly comment: DesignComment
  readonly replies: readonly DesignComment[]
}

/** Comments in the order in which they came; a reply whose comment is gone is shown on its own. */
export function commentThreads(comments: readonly DesignComment[]): readonly CommentThread[] {
  const ids = new Set(comments.map(({ id }) => id))
  const rootOf = (comment: DesignComment): string => {
    const parent = comments.find(({ id }) => id === comment.parentId)
    return parent ? rootOf(parent) : comment.id
  }
  return comments
    .filter(({ parentId }) => parentId === null || !ids.has(parentId))
    .map((comment, index) => ({
      number: index + 1,
      comment,
      replies: comments.filter(other => other.id !== comment.id && rootOf(other) === comment.id),
    }))
}
