import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asDesigned, panelId, sideOf } from '../../../engine/index.ts'
import type { DesignComment } from '../../../server/contract/designs/designComment.ts'
import type { SharedDesign } from '../../../server/contract/designs/sharedDesign.ts'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { CommentPins } from '../../studio/comments/CommentPins.tsx'
import { Comments, useComments } from '../../studio/comments/Comments.tsx'
import { middleOfSide } from '../../studio/comments/middleOfSide.ts'
import type { ReadOnlyDesign } from '../../studio/kits/readOnlyDesign.ts'
import type { ClothSpot } from '../../viewer/clothPicker.ts'
import type { StageView } from '../../viewer/orbit.ts'
import type { SharedSource } from './knownShown.ts'
import { SharedRating } from './SharedRating.tsx'
import { SharedStage } from './SharedStage.tsx'
import { commentsOf } from './sharedCalls.ts'
import styles from './sharedDesign.module.css'

/** A shared design that can be commented on: a click pins a comment to the cloth. */
export function SharedTalk({ source, design, readOnlyDesign, name }: SharedDesignViewProps) {
  const { t } = useTranslation('sharedDesign')
  const { client, session } = useServices()
  const isGuest = useStream(session.state).kind !== 'in'
  const talk = commentsOf(client, source, isGuest)
  const comments = useComments(talk)
  const { panels } = useStream(readOnlyDesign.artwork.pattern(asDesigned))
  const [view, setView] = useState<StageView | 'free'>('opening')
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
        design={design}
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
          source={talk}
          comments={comments}
          chosen={chosen}
          choose={choose}
          spot={spot ?? middleOfSide(panels)}
          garment={readOnlyDesign.garment.slug}
          pinned={() => setSpot(null)}
        />
        <SharedRating source={source} design={design} />
      </aside>
    </>
  )
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
  const [view, setView] = useState<StageView | 'free'>('opening')
  return (
    <>
      <SharedStage design={design} readOnlyDesign={readOnlyDesign} name={name} view={view} setView={setView} />
      <aside className={styles.panel} aria-label={t('panel')}>
        <SharedRating source={source} design={design} />
      </aside>
    </>
  )
}
