import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { teamOfWearers } from '../../../../engine/avatar/index.ts'
import { prefersReducedMotion } from '../../../device/display.ts'
import { WornKit } from '../../../studio/worn/WornKit.tsx'
import { Segments } from '../../../ui/controls/native/Segments.tsx'
import { Select } from '../../../ui/controls/native/Select.tsx'
import { GarmentBoundary } from '../../../viewer/GarmentBoundary.tsx'
import { type StageView, sideShown } from '../../../viewer/orbit.ts'
import type { OrderItem } from '../designs/useOrderItem.ts'
import styles from './finalCheck.module.css'
import { nameOfShirt, versionOf } from './shirts.ts'

export interface OnPlayerProps {
  readonly name: string
  readonly shown: NonNullable<OrderItem['shown']>
  readonly worn: OrderItem['worn']
  /** It cannot be shown. */
  readonly onFailed: () => void
}

const covered = { top: 12, right: 0, bottom: 56, left: 0 }
const sides = ['front', 'back'] as const

/** The ordered shirts, one after the other, each on somebody else who moves in it. */
export function OnPlayer({ name, shown: { design, document }, worn, onFailed }: OnPlayerProps) {
  const { t } = useTranslation('checkout')
  const [chosen, choose] = useState<string | null>(null)
  const [view, setView] = useState<StageView | 'free'>('back')
  const [isReady, setReady] = useState(false)
  const at = Math.max(
    0,
    worn.findIndex(({ id }) => id === chosen),
  )
  const shirt = worn[at]
  const [id, version] = [shirt?.id ?? null, shirt ? versionOf(shirt.player) : ('player' as const)]
  const view3d = useMemo(() => ({ version, player: id, size: 'M' as const }), [version, id])
  const wearers = useMemo(() => teamOfWearers(worn.length, 'happy_idle'), [worn.length])
  const shownDesign = useMemo(
    () => ({ garment: design.garment, document, artwork: design.artwork, images: design.images }),
    [design, document],
  )
  const wearer = wearers[at]
  if (!shirt || !wearer) return null
  return (
    <div className={styles.player} data-shown={isReady || undefined}>
      <GarmentBoundary fail={onFailed}>
        <WornKit
          design={shownDesign}
          worn={view3d}
          wearer={wearer}
          label={t('app:stage.wornLabel', { name: [name, nameOfShirt(shirt.player)].filter(Boolean).join(', ') })}
          covered={covered}
          view={view}
          hasShadow
          path="still"
          hasBall={false}
          isPlaying={!prefersReducedMotion()}
          speed={1}
          onTime={() => {}}
          onTurned={() => setView('free')}
          onReady={() => setReady(true)}
          onFailed={onFailed}
        />
      </GarmentBoundary>
      {!isReady && <div className={styles.coming} role="status" aria-label={t('app:stage.coming')} />}
      <div className={styles.playerBar}>
        <Select
          label={t('finalCheck.shirt')}
          value={shirt.id}
          choices={worn.map(({ id: value, player }) => ({ value, label: nameOfShirt(player) }))}
          choose={choose}
        />
        <Segments
          label={t('app:stage.views')}
          segments={sides.map(value => ({ value, label: t(`app:stage.view.${value}`) }))}
          value={sides.find(side => side === sideShown(view)) ?? null}
          choose={setView}
        />
      </div>
    </div>
  )
}
