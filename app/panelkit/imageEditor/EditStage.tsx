import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImageStep } from '../../../engine/index.ts'
import type { EditPreview } from '../../studio/images/edit/editingWorker.ts'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { type Crop, type CropGrip, cropEdges, cropGripAt, croppedBy, cursorOfCrop, type Spot } from './cropping.ts'
import styles from './imageEditor.module.css'
import type { BrushMode } from './steps.ts'

interface EditStageProps {
  readonly preview: EditPreview | null
  readonly draft: ImageStep | null
  readonly change: (step: ImageStep) => void
  readonly isMissing: boolean
}

/** Of the longer side. */
const brush = 0.02
/** Points of a stroke; a longer one goes on as another. */
const maxPoints = 600
/** How near to an edge of a crop a hand takes hold of it, in pixels. */
const reach = 16
const modes: readonly BrushMode[] = ['spot', 'keep', 'remove']

/** The image as it would be: hands draw a crop over it, choose spots of its background, and brush. */
export function EditStage({ preview, draft, change, isMissing }: EditStageProps) {
  const { t } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [mode, setMode] = useState<BrushMode>('spot')
  /** What is dragged; the brush while a background is removed. */
  const held = useRef<{ readonly from: Spot; readonly before: ImageStep; readonly grip: CropGrip } | null>(null)
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
    const grip = draft.kind === 'crop' ? cropGripAt(draft, spot, nearOf(event)) : ({ kind: 'new' } as const)
    held.current = { from: spot, before: draft, grip }
    if (draft.kind === 'background') {
      const stroke = { keep: mode === 'keep', radius: brush, points: pointsOf(spot) }
      change({ ...draft, strokes: [...draft.strokes.slice(-39), stroke] })
    }
  }
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!draft) return
    const spot = spotOf(event)
    const hold = held.current
    if (draft.kind === 'crop') {
      event.currentTarget.style.cursor = cursorOfCrop(hold?.grip ?? cropGripAt(draft, spot, nearOf(event)))
    }
    if (!hold) return
    if (hold.before.kind === 'crop') return change(croppedBy(hold.before, hold.grip, hold.from, spot))
    const last = draft.kind === 'background' ? draft.strokes.at(-1) : undefined
    if (draft.kind !== 'background' || !last || last.points.length + 2 > maxPoints) return
    const grown = { ...last, points: [...last.points, ...pointsOf(spot)] }
    change({ ...draft, strokes: [...draft.strokes.slice(0, -1), grown] })
  }
  const end = () => {
    held.current = null
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
          {draft?.kind === 'crop' && <CropBox {...draft} />}
        </div>
      </div>
    </>
  )
}

/** What a crop leaves, with the corners and sides that a hand pulls it by. */
const CropBox = ({ x, y, width, height }: Crop) => (
  <span
    className={styles.crop}
    style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
  >
    {cropEdges.map(edge => (
      <i key={edge.join()} data-at={edge.join()} />
    ))}
  </span>
)

const percent = (share: number): string => `${share * 100}%`

/** Where a pointer is, in shares of the image. */
function spotOf(event: PointerEvent<HTMLCanvasElement>): Spot {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  const share = (value: number) => Math.max(0, Math.min(1, value))
  return [share((event.clientX - left) / width), share((event.clientY - top) / height)]
}

const pointsOf = (spot: Spot): readonly [number, number] => [Math.round(spot[0] * 10_000), Math.round(spot[1] * 10_000)]

/** The reach of a hand, in shares of the image. */
function nearOf(event: PointerEvent<HTMLCanvasElement>): Spot {
  const { width, height } = event.currentTarget.getBoundingClientRect()
  return [reach / width, reach / height]
}
