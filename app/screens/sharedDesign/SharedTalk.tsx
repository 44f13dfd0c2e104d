import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  asDesigned,
  boundsOfPoints,
  type Panel,
  panelId,
  panelOnSide,
  sewingLine,
  sideOf,
} from '../../../engine/index.ts'
import type { DesignComment } from '../../../server/contract/designs/designComment.ts'
import type { SharedDesign } from '../../../server/contract/designs/sharedDesign.ts'
import { useStream } from '../../device/useStream.ts'
import type { ReadOnlyDesign } from '../../studio/kits/readOnlyDesign.ts'
import type { ClothSpot } from '../../viewer/clothPicker.ts'
import type { StageView } from '../../viewer/orbit.ts'
import { CommentPins } from './CommentPins.tsx'
import { Comments, useComments } from './Comments.tsx'
import { SharedRating } from './SharedRating.tsx'
import { SharedStage } from './SharedStage.tsx'
import type { SharedSource } from './sharedCalls.ts'
import styles from './sharedDesign.module.css'

/** A shared design that can be commented on: a click pins a comment to the cloth. */
export function SharedTalk({ source, design, readOnlyDesign, name }: SharedDesignViewProps) {
  const { t } = useTranslation('sharedDesign')
  const comments = useComments(source)
  const { panels } = useStream(readOnlyDesign.artwork.pattern(asDesigned))
  const [view, setView] = useState<StageView | 'free'>('front')
  const [spot, setSpot] = useState<ClothSpot | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const threads = comments.kind === 'ok' ? comments.threads : []
  const choose = (comment: DesignComment) => {
    setChosen(comment.id)
    setView(sideOf(panels, panelId(comment.panel)))
  }
  return (
    <>
      <SharedStage
        readOnlyDesign={readOnlyDesign}
        name={name}
        view={view}
        setView={setView}
        onPick={hit => setSpot(hit && { panel: hit.panel, x: hit.x, y: hit.y })}
        pins={surface => (
          <CommentPins
            surface={surface}
            threads={threads}
            chosen={chosen}
            draft={spot}
            choose={id => {
              setChosen(id)
              document.getElementById(`remark-${id}`)?.scrollIntoView({ block: 'nearest' })
            }}
          />
        )}
      />
      <aside className={styles.panel} aria-label={t('panel')}>
        <Comments
          source={source}
          comments={comments}
          chosen={chosen}
          choose={choose}
          spot={spot ?? middleOfFront(panels)}
          garment={readOnlyDesign.garment.slug}
          pinned={() => setSpot(null)}
        />
        <SharedRating source={source} design={design} />
      </aside>
    </>
  )
}

/** Where a comment without a pin is shown. */
function middleOfFront(panels: readonly Panel[]): ClothSpot {
  const front = panelOnSide(panels, 'front')
  if (!front) return { panel: panelId('front'), x: 0, y: 0 }
  const { left, right, top, bottom } = boundsOfPoints(sewingLine(front))
  return { panel: front.id, x: (left + right) / 2, y: (top + bottom) / 2 }
}

interface SharedDesignViewProps {
  readonly source: SharedSource
  readonly design: SharedDesign
  readonly readOnlyDesign: ReadOnlyDesign
  readonly name: string
}

/** A design to be looked at and rated. */
export function SharedDesignView({ source, design, readOnlyDesign, name }: SharedDesignViewProps) {
  const { t } = useTranslation('sharedDesign')
  const [view, setView] = useState<StageView | 'free'>('front')
  return (
    <>
      <SharedStage readOnlyDesign={readOnlyDesign} name={name} view={view} setView={setView} />
      <aside className={styles.panel} aria-label={t('panel')}>
        <SharedRating source={source} design={design} />
      </aside>
    </>
  )
}
