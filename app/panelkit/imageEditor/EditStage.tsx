import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImageStep } from '../../../engine/index.ts'
import type { EditPreview } from '../../studio/images/edit/editingWorker.ts'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import styles from './imageEditor.module.css'
import type { BrushMode } from './steps.ts'

interface EditStageProps {
  readonly preview: EditPreview | null
  readonly draft: ImageStep | null
  readonly change: (step: ImageStep) => void
  readonly isMissing: boolean
}

type Spot = readonly [x: number, y: number]

/** Of the longer side. */
const brush = 0.02
/** Points of a stroke; a longer one goes on as another. */
const maxPoints = 600
const modes: readonly BrushMode[] = ['spot', 'keep', 'remove']

/** The image as it would be: hands draw a crop over it, choose spots of its background, and brush. */
export function EditStage({ preview, draft, change, isMissing }: EditStageProps) {
  const { t } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [mode, setMode] = useState<BrushMode>('spot')
  const start = useRef<Spot | null>(null)
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen || !preview || !canvas.current) return
    Object.assign(canvas.current, { width: preview.bitmap.width, height: preview.bitmap.height })
    pen.drawImage(preview.bitmap, 0, 0)
  }, [preview])

  const down = (event: PointerEvent<HTMLCanvasElement>) => {
    const spot = spotOf(event)
    if (draft?.kind === 'background' && mode === 'spot') {
      return change({ ...draft, spots: [...draft.spots.slice(-23), spot] })
    }
    if (draft?.kind !== 'crop' && draft?.kind !== 'background') return
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = spot
    if (draft.kind === 'background') {
      const stroke = { keep: mode === 'keep', radius: brush, points: pointsOf(spot) }
      change({ ...draft, strokes: [...draft.strokes.slice(-39), stroke] })
    }
  }
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = start.current
    if (!from || !draft) return
    const spot = spotOf(event)
    if (draft.kind === 'crop') change(between(draft, from, spot))
    const last = draft.kind === 'background' ? draft.strokes.at(-1) : undefined
    if (draft.kind !== 'background' || !last || last.points.length + 2 > maxPoints) return
    const grown = { ...last, points: [...last.points, ...pointsOf(spot)] }
    change({ ...draft, strokes: [...draft.strokes.slice(0, -1), grown] })
  }
  const end = () => {
    start.current = null
  }

  if (isMissing) return <p className={styles.missing}>{t('imageEditor.failed.source-missing')}</p>
  return (
    <>
      {draft?.kind === 'background' && (
        <Segments
          wide
          label={t('imageEditor.brush')}
          segments={modes.map(value => ({ value, label: t(`imageEditor.modes.${value}`) }))}
          value={mode}
          choose={value => setMode(modes.find(each => each === value) ?? 'spot')}
        />
      )}
      <div className={styles.frame} aria-busy={preview === null}>
        <div className={styles.canvas}>
          <canvas
            ref={canvas}
            data-drawn={draft?.kind === 'crop' || draft?.kind === 'background' || undefined}
            onPointerDown={down}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={end}
          />
          {draft?.kind === 'crop' && (
            <span
              className={styles.crop}
              style={{
                left: percent(draft.x),
                top: percent(draft.y),
                width: percent(draft.width),
                height: percent(draft.height),
              }}
            />
          )}
        </div>
      </div>
    </>
  )
}

const percent = (share: number): string => `${share * 100}%`

/** Where a pointer is, in shares of the image. */
function spotOf(event: PointerEvent<HTMLCanvasElement>): Spot {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  const share = (value: number) => Math.max(0, Math.min(1, value))
  return [share((event.clientX - left) / width), share((event.clientY - top) / height)]
}

const pointsOf = (spot: Spot): readonly [number, number] => [Math.round(spot[0] * 10_000), Math.round(spot[1] * 10_000)]

type Crop = Extract<ImageStep, { readonly kind: 'crop' }>

function between(crop: Crop, [ax, ay]: Spot, [bx, by]: Spot): Crop {
  return {
    ...crop,
    x: Math.min(ax, bx),
    y: Math.min(ay, by),
    width: Math.max(0.01, Math.abs(ax - bx)),
    height: Math.max(0.01, Math.abs(ay - by)),
  }
}
