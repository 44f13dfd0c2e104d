import { ArrowLeft } from 'lucide-react'
import { lazy, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import {
  type ArtworkView,
  baseSize,
  type DesignDocument,
  inOrder,
  sampleView,
  viewOfPlayer,
} from '../../../engine/index.ts'
import { hasWebGl, useNarrow } from '../../device/display.ts'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { designPath } from '../../studio/designAddress.ts'
import { KitImage } from '../../studio/kits/KitImage.tsx'
import type { ShownKitProps } from '../../studio/kits/ShownKit.tsx'
import type { OpenDesign } from '../../studio/openDesign.ts'
import { saveFile } from '../../studio/print/saveFile.ts'
import { GarmentBoundary } from '../../viewer/GarmentBoundary.tsx'
import type { StageView } from '../../viewer/orbit.ts'
import type { StageHandle } from '../../viewer/stageProps.ts'
import { PreviewBar } from './PreviewBar.tsx'
import styles from './preview.module.css'

const ShownKit = lazy(async () => ({ default: (await import('../../studio/kits/ShownKit.tsx')).ShownKit }))

const covered = { top: 72, right: 0, bottom: 104, left: 0 }
const coveredOnPhone = { top: 64, right: 0, bottom: 190, left: 0 }
const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A kit on the turntable: whose shirt it is can be chosen, and an image of it kept. */
export function Preview({ design }: { readonly design: OpenDesign }) {
  const { t } = useTranslation('preview')
  const { toasts } = useServices()
  const document = useStream(design.engine.document)
  const stage = useRef<StageHandle>(null)
  const [isSolid, setSolid] = useState(hasWebGl)
  const [isReady, setReady] = useState(false)
  const [isTurning, setTurning] = useState(() => !still())
  const [view, setView] = useState<StageView | 'free'>('back')
  const { players, player, worn, choose } = useWearer(document)
  useTurntable(stage, isSolid && isReady && isTurning)
  const name = document.design.name || t('app:name.none')

  const saveImage = async () => {
    const image = await stage.current?.image().catch(() => null)
    if (!image) return toasts.show({ key: 'image', severity: 'error', text: t('noImage'), life: 8000 })
    return saveFile(new Uint8Array(await image.arrayBuffer()), `${name}.png`, 'image/png')
  }
  return (
    <main id="content" className={styles.field} data-theme="dark" data-shown={!isSolid || isReady || undefined}>
      <header className={styles.top}>
        <Link className="button line" to={designPath({ garment: design.garment.slug, id: design.id })}>
          <ArrowLeft aria-hidden />
          {t('back')}
        </Link>
        <h1 className="display">{name}</h1>
      </header>
      <div className={styles.stage}>
        {isSolid ? (
          <SolidKit
            ref={stage}
            readOnlyDesign={{ ...design, document }}
            worn={worn}
            name={name}
            view={view}
            onReady={() => setReady(true)}
            onTurned={() => {
              setTurning(false)
              setView('free')
            }}
            onFailed={() => setSolid(false)}
          />
        ) : (
          <FlatKit
            design={design}
            document={document}
            view={player === null ? { ...worn, size: baseSize } : worn}
            name={name}
          />
        )}
        {isSolid && !isReady && <div className={styles.coming} role="status" aria-label={t('app:stage.coming')} />}
      </div>
      <PreviewBar
        isSolid={isSolid}
        isTurning={isTurning}
        view={view}
        players={players}
        player={player}
        choose={choose}
        turn={setTurning}
        setView={side => {
          setTurning(false)
          setView(side)
        }}
        saveImage={() => void saveImage()}
      />
    </main>
  )
}

/** Whose shirt it is: who was chosen, else the first of the list, else a player to show. */
function useWearer({ players: all }: DesignDocument) {
  const players = inOrder(all)
  const [chosen, choose] = useState<string | null>(null)
  const player = players.find(([id]) => id === chosen)?.[0] ?? players[0]?.[0] ?? null
  const worn = useMemo(() => (player === null ? sampleView('player') : viewOfPlayer(all, player)), [all, player])
  return { players, player, worn, choose }
}

function SolidKit(kit: Omit<ShownKitProps, 'covered'>) {
  const isNarrow = useNarrow()
  return (
    <GarmentBoundary fail={kit.onFailed}>
      <Suspense fallback={<div />}>
        <ShownKit {...kit} covered={isNarrow ? coveredOnPhone : covered} />
      </Suspense>
    </GarmentBoundary>
  )
}

interface FlatKitProps {
  readonly design: OpenDesign
  readonly document: DesignDocument
  readonly view: ArtworkView
  readonly name: string
}

/** Both sides, where nothing can be shown in the round. */
function FlatKit({ design, document, view, name }: FlatKitProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.flat}>
      {(['front', 'back'] as const).map(side => (
        <KitImage
          key={side}
          kits={design.kits}
          garment={design.garment}
          document={document}
          side={side}
          view={view}
          label={`${name}: ${t(`app:stage.view.${side}`)}`}
        />
      ))}
    </div>
  )
}

/** Radians in a second: once round in fourteen. */
const speed = 0.45
/** After a long frame the kit goes on from where it was. */
const longestMs = 100

/** Turns what is on the stage, as long as it is meant to turn. */
function useTurntable(stage: RefObject<StageHandle | null>, isTurning: boolean): void {
  useEffect(() => {
    if (!isTurning) return undefined
    let last: number | null = null
    const turn = (now: number) => {
      const since = last === null ? 0 : Math.min(now - last, longestMs)
      last = now
      stage.current?.turnBy((since / 1000) * speed, 0)
      next = requestAnimationFrame(turn)
    }
    let next = requestAnimationFrame(turn)
    return () => cancelAnimationFrame(next)
  }, [stage, isTurning])
}
