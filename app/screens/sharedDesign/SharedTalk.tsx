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
import { RemarkPins } from './RemarkPins.tsx'
import { Remarks, useRemarks } from './Remarks.tsx'
import { SharedRating } from './SharedRating.tsx'
import { SharedStage } from './SharedStage.tsx'
import type { SharedSource } from './sharedCalls.ts'
import styles from './sharedDesign.module.css'

/** A design that one may speak about: remarks are pinned to the cloth where one clicks. */
export function SharedTalk({ source, design, exhibit, name }: SharedLookProps) {
  const { t } = useTranslation('sharedDesign')
  const remarks = useRemarks(source)
  const { panels } = useStream(exhibit.artwork.pattern(asDesigned))
  const [view, look] = useState<StageView | 'free'>('front')
  const [spot, setSpot] = useState<ClothSpot | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const threads = remarks.kind === 'answered' ? remarks.threads : []
  const choose = (remark: DesignComment) => {
    setChosen(remark.id)
    look(sideOf(panels, panelId(remark.panel)))
  }
  return (
    <>
      <SharedStage
        exhibit={exhibit}
        name={name}
        view={view}
        look={look}
        onPick={hit => setSpot(hit && { panel: hit.panel, x: hit.x, y: hit.y })}
        pins={surface => (
          <RemarkPins
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
        <Remarks
          source={source}
          remarks={remarks}
          chosen={chosen}
          choose={choose}
          spot={spot ?? middleOfFront(panels)}
          garment={exhibit.garment.slug}
          pinned={() => setSpot(null)}
        />
        <SharedRating source={source} design={design} />
      </aside>
    </>
  )
}

/** Where a remark is pinned that nobody has pinned. */
function middleOfFront(panels: readonly Panel[]): ClothSpot {
  const front = panelOnSide(panels, 'front')
  if (!front) return { panel: panelId('front'), x: 0, y: 0 }
  const { left, right, top, bottom } = boundsOfPoints(sewingLine(front))
  return { panel: front.id, x: (left + right) / 2, y: (top + bottom) / 2 }
}

interface SharedLookProps {
  readonly source: SharedSource
  readonly design: SharedDesign
  readonly exhibit: ReadOnlyDesign
  readonly name: string
}

/** A design to be looked at and rated. */
export function SharedLook({ source, design, exhibit, name }: SharedLookProps) {
  const { t } = useTranslation('sharedDesign')
  const [view, look] = useState<StageView | 'free'>('front')
  return (
    <>
      <SharedStage exhibit={exhibit} name={name} view={view} look={look} />
      <aside className={styles.panel} aria-label={t('panel')}>
        <SharedRating source={source} design={design} />
      </aside>
    </>
  )
}
