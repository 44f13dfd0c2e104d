import { useReviewStatus } from '../../editor/review/useReviewStatus.ts'
import { useLockedTries } from '../../editor/review/useReviewSteps.ts'

/** Knows how the open design stands with the shop, and asks before an approval is lost. */
export function FollowReview() {
  useReviewStatus()
  useLockedTries()
  return null
}
