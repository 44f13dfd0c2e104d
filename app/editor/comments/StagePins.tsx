import { CommentPins } from '../../studio/comments/CommentPins.tsx'
import type { StageSurface } from '../../viewer/stageSurface.ts'
import { useEditorControls } from '../controls/EditorControlsContext.ts'
import { useOwnComments } from './useOwnComments.ts'

/** The comments that are not settled yet, as numbers on the cloth; a press opens them. */
export function StagePins({ surface }: { readonly surface: StageSurface }) {
  const { showDialog } = useEditorControls()
  const { comments } = useOwnComments()
  if (comments.kind !== 'ok') return null
  const open = comments.threads.filter(({ comment }) => comment.resolvedAt === null)
  return (
    <CommentPins surface={surface} threads={open} draft={null} chosen={null} choose={() => showDialog('comments')} />
  )
}
