import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SharedDesign } from '../../session/api/createApi.ts'
import type { Exhibit } from '../../studio/kits/readOnlyDesign.ts'
import type { StageView } from '../../viewer/orbit.ts'
import { SharedRating } from './SharedRating.tsx'
import { SharedStage } from './SharedStage.tsx'
import type { SharedSource } from './sharedCalls.ts'
import styles from './sharedDesign.module.css'

export interface SharedLookProps {
  readonly source: SharedSource
  readonly design: SharedDesign
  readonly exhibit: Exhibit
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
