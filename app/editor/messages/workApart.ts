import type { AuthorId, EntryId, HistoryItem } from '../../../engine/index.ts'

/** The steps of an author that still count. */
export const standingSteps = (items: readonly HistoryItem[], author: AuthorId): ReadonlySet<EntryId> =>
  new Set(
    items
      .filter(item => item.author === author && !isReplaced(item) && item.standing.kind !== 'undone')
      .map(of => of.id),
  )

/** Those of the given steps that somebody else has written over or deleted, oldest first. */
export const replacedSteps = (items: readonly HistoryItem[], steps: ReadonlySet<EntryId>): readonly HistoryItem[] =>
  items.filter(item => steps.has(item.id) && isReplaced(item))

/** Whether nothing of a step is seen any more because of somebody else. */
function isReplaced({ author, standing }: HistoryItem): boolean {
  return (standing.kind === 'overwritten' || standing.kind === 'hidden') && standing.by !== author
}
