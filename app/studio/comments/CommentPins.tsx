import { panelId } from '../../../engine/index.ts'
import type { ClothSpot } from '../../viewer/clothPicker.ts'
import type { StageSurface } from '../../viewer/stageSurface.ts'
import styles from './comments.module.css'
import type { CommentThread } from './commentThreads.ts'
import { useCommentWords } from './commentWords.ts'

interface CommentPinsProps {
  readonly surface: StageSurface
  readonly threads: readonly CommentThread[]
  /** Where the next comment will be pinned. */
  readonly draft: ClothSpot | null
  readonly chosen: string | null
  readonly choose: (comment: string) => void
}

/** The numbers of the comments where they are pinned. Pins on the far side of the garment are hidden. */
export function CommentPins({ surface, threads, draft, chosen, choose }: CommentPinsProps) {
  const t = useCommentWords()
  const placed = (spot: ClothSpot) => {
    const at = surface.project(spot)
    return at && { left: at[0], top: at[1] }
  }
  const here = draft && placed(draft)
  return (
    <div className={styles.pins}>
      {threads.map(({ number, comment }) => {
        const place = placed({ panel: panelId(comment.panel), x: comment.xMm, y: comment.yMm })
        return (
          place && (
            <button
              key={comment.id}
              type="button"
              className={styles.pin}
              style={place}
              aria-pressed={comment.id === chosen}
              aria-label={t('pin', { number })}
              data-settled={comment.resolvedAt !== null || undefined}
              data-shop={comment.byShop || undefined}
              onClick={() => choose(comment.id)}
            >
              {number}
            </button>
          )
        )
      })}
      {here && <span className={styles.draft} style={here} aria-hidden />}
    </div>
  )
}
