import { ChevronsLeftRight } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clamp } from '../../../engine/index.ts'
import { hasWebGl } from '../../device/display.ts'
import { useStream } from '../../device/useStream.ts'
import { KitImage } from '../../studio/kits/KitImage.tsx'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { createCameraRig } from '../../viewer/cameraRig.ts'
import { GarmentBoundary } from '../../viewer/GarmentBoundary.tsx'
import { FilmstripCard } from './FilmstripCard.tsx'
import { PastGarment } from './PastGarment.tsx'
import styles from './timelineStage.module.css'
import { useStepWords } from './useStepWords.ts'
import type { TimelineSide, TimelineState } from './useTimeline.ts'

interface TimelineStageProps {
  readonly className: string | undefined
  readonly timeline: TimelineState
  readonly close: () => void
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** One version of the design, or two of them with a divider between, above the filmstrip. */
export function TimelineStage({ className, timeline, close }: TimelineStageProps) {
  const { t } = useTranslation()
  const [rig] = useState(() => createCameraRig({ view: 'front', reducedMotion: prefersReducedMotion }))
  const [isFlat, setFlat] = useState(() => !hasWebGl())
  const [cut, setCut] = useState(0.5)
  const compares = timeline.mode === 'compare'
  const sides: readonly TimelineSide[] = compares ? ['left', 'right'] : ['left']

  return (
    <main className={className} aria-label={t('timeline.title')} onPointerDown={leaveField}>
      {sides.map(side => (
        <div key={side} className={styles.version} style={{ clipPath: clipOf(side, compares, cut) }} data-side={side}>
          {isFlat ? (
            <FlatVersion timeline={timeline} side={side} />
          ) : (
            <GarmentBoundary fail={() => setFlat(true)}>
              <PastGarment
                document={timeline.filmstrip.documentAt(timeline.positions[side])}
                rig={rig}
                onFailed={() => setFlat(true)}
              />
            </GarmentBoundary>
          )}
        </div>
      ))}
      {compares && <CutLine at={cut} move={setCut} />}
      {sides.map(side => (
        <StepLabel key={side} timeline={timeline} side={side} />
      ))}
      <FilmstripCard timeline={timeline} close={close} />
    </main>
  )
}

/** Where nothing can be drawn in 3D. */
function FlatVersion({ timeline, side }: { readonly timeline: TimelineState; readonly side: TimelineSide }) {
  const { garment, kits, view } = useOpenedDesign()
  const shown = useStream(view)
  const { t } = useTranslation()
  return (
    <div className={styles.flat}>
      <KitImage
        kits={kits}
        garment={garment}
        document={timeline.filmstrip.documentAt(timeline.positions[side])}
        view={{ ...shown, player: null }}
        side="front"
        label={t('timeline.stage')}
      />
    </div>
  )
}

function clipOf(side: TimelineSide, compares: boolean, cut: number): string | undefined {
  if (!compares) return undefined
  const share = `${(cut * 100).toFixed(2)}%`
  return side === 'left' ? `inset(0 calc(100% - ${share}) 0 0)` : `inset(0 0 0 ${share})`
}

/** A press on the stage takes the keyboard away from a field, as it does everywhere else. */
function leaveField(event: PointerEvent<HTMLElement>): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement && !event.currentTarget.contains(activeElement)) activeElement.blur()
}

interface CutLineProps {
  /** Where the cut is, as a share of the width. */
  readonly at: number
  readonly move: (to: number) => void
}

const step = 0.05
const within = (share: number): number => clamp(share, 0.05, 0.95)

/** The divider between two versions, moved by pointer or arrow keys. */
function CutLine({ at, move }: CutLineProps) {
  const { t } = useTranslation()
  const line = useRef<HTMLDivElement>(null)
  const drag = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const box = line.current?.parentElement?.getBoundingClientRect()
    if (box) move(within((event.clientX - box.left) / box.width))
  }
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -step : event.key === 'ArrowRight' ? step : 0
    if (by === 0) return
    event.preventDefault()
    move(within(at + by))
  }
  return (
    <div ref={line} className={styles.cut} style={{ insetInlineStart: `${at * 100}%` }}>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('timeline.cut')}
        aria-valuemin={5}
        aria-valuemax={95}
        aria-valuenow={Math.round(at * 100)}
        onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      >
        <ChevronsLeftRight aria-hidden />
      </div>
    </div>
  )
}

/** Which version a side of the stage shows. */
function StepLabel({ timeline, side }: { readonly timeline: TimelineState; readonly side: TimelineSide }) {
  const { t } = useTranslation()
  const { filmstrip, positions } = timeline
  const words = useStepWords(filmstrip)
  const position = positions[side]
  const subject = words.subject(position)
  return (
    <div className={styles.label} data-side={side}>
      <strong>{position === filmstrip.now ? t('timeline.now') : words.title(position)}</strong>
      {position !== filmstrip.now && subject !== '' && <span>{subject}</span>}
      <span>{words.byline(position)}</span>
    </div>
  )
}
