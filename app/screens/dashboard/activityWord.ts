import type { ActivityItem } from '../../../server/contract/designs/designHistory.ts'

/** What happened and who did it, below `activity` of the words. */
export function activityWord({ kind, by, name }: Pick<ActivityItem, 'kind' | 'by' | 'name'>): string {
  if (kind === 'edited' && by !== 'you') return by === 'other' ? 'editedByOther' : 'wasEdited'
  if (kind !== 'commented') return kind
  if (by === 'you') return 'commentedByYou'
  return name === '' ? 'commentedBySomebody' : 'commented'
}
