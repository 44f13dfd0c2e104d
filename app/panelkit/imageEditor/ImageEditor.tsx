import {
  Crop,
  Eraser,
  FlipHorizontal2,
  type LucideIcon,
  PaintBucket,
  Palette,
  PenTool,
  RotateCw,
  SquareRoundCorner,
  SunMedium,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ImageStep } from '../../../engine/index.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { LargeDialog } from '../table/LargeDialog.tsx'
import { EditStage } from './EditStage.tsx'
import { ImageSteps } from './ImageSteps.tsx'
import styles from './imageEditor.module.css'
import { StepForm } from './StepForm.tsx'
import { firstSteps, type StepKind, stepKinds } from './steps.ts'
import { type EditedLayer, type EditWork, insertStep, printedDpi, useImageEditing } from './useImageEditing.ts'

const icons: Readonly<Record<StepKind, LucideIcon>> = {
  crop: Crop,
  turn: RotateCw,
  flip: FlipHorizontal2,
  round: SquareRoundCorner,
  tone: SunMedium,
  recolour: Palette,
  tint: PaintBucket,
  background: Eraser,
  vectorise: PenTool,
}

interface ImageEditorProps extends EditedLayer {
  readonly close: () => void
}

/** An image with what is done to it: each step is one entry of the history, and can be taken back on its own. */
export function ImageEditor({ close, ...edited }: ImageEditorProps) {
  const { t } = useTranslation()
  const editing = useImageEditing(edited)
  const { steps, draft, setDraft, work, preview, put, size } = editing
  const isWorking = work.kind === 'working'
  const begin = (kind: StepKind) => setDraft(draft?.kind === kind ? null : firstSteps[kind])
  const isTraced = (draft ?? steps.at(-1))?.kind === 'vectorise'
  const printed = preview && !isTraced ? printedDpi(size, shownPixels(preview, draft)) : null
  return (
    <LargeDialog title={t('imageEditor.title')} close={close}>
      <div className={styles.editor}>
        <div className={styles.stage}>
          <EditStage preview={preview} draft={draft} change={setDraft} isMissing={editing.isMissing} />
          <p role="status" className={styles.printed} data-coarse={printed?.isCoarse || undefined}>
            {isTraced && t('image.lines')}
            {printed &&
              (printed.isCoarse
                ? t('imageEditor.coarse', shownSize(printed))
                : t('imageEditor.dpi', shownSize(printed)))}
          </p>
        </div>
        <ScrollRegion className={styles.tools}>
          <fieldset className={styles.kinds}>
            <legend className="visually-hidden">{t('imageEditor.tools')}</legend>
            {stepKinds.map(kind => {
              const Icon = icons[kind]
              return (
                <button key={kind} type="button" aria-pressed={draft?.kind === kind} onClick={() => begin(kind)}>
                  <Icon aria-hidden />
                  {t(`imageEditor.kinds.${kind}`)}
                </button>
              )
            })}
          </fieldset>
          {draft === null ? (
            <p className={styles.hint}>{t('imageEditor.choose')}</p>
          ) : (
            <form
              className={styles.form}
              onSubmit={event => {
                event.preventDefault()
                if (!isWorking) void put(insertStep(steps, draft))
              }}
            >
              <StepForm step={draft} palette={preview?.palette ?? []} change={setDraft} />
              <div className={styles.buttons}>
                <button type="submit" className="button primary" aria-disabled={isWorking}>
                  {t('imageEditor.apply')}
                </button>
                <button type="button" className="button line" onClick={() => setDraft(null)}>
                  {t('imageEditor.cancel')}
                </button>
              </div>
            </form>
          )}
          <WorkWord work={work} stop={editing.stop} />
          <ImageSteps
            steps={steps}
            isWorking={isWorking}
            remove={index => void put(steps.filter((_, at) => at !== index))}
            clear={() => void put([])}
          />
        </ScrollRegion>
      </div>
    </LargeDialog>
  )
}

/** In the numbers that people read: dots per inch and centimetres. */
const shownSize = ({ dpi, width }: { readonly dpi: number; readonly width: number }) => ({
  dpi,
  width: Math.round(width) / 10,
})

/** Of a crop that is being set, what it leaves. */
function shownPixels(preview: { readonly width: number; readonly height: number }, draft: ImageStep | null) {
  if (draft?.kind !== 'crop') return preview
  return { width: Math.max(1, preview.width * draft.width), height: Math.max(1, preview.height * draft.height) }
}

function WorkWord({ work, stop }: { readonly work: EditWork; readonly stop: () => void }) {
  const { t } = useTranslation()
  if (work.kind === 'idle') return null
  if (work.kind === 'working') {
    return (
      <p role="status" className={styles.work}>
        {t('imageEditor.working', { done: Math.min(work.done + 1, work.all), all: work.all })}
        <button type="button" className="button line" onClick={stop}>
          {t('imageEditor.stop')}
        </button>
      </p>
    )
  }
  return (
    <p role="alert" className={styles.problem}>
      {work.kind === 'failed'
        ? t(`imageEditor.failed.${work.reason}`)
        : t(`image.refused.${work.reason}`, { name: t('imageEditor.title') })}
    </p>
  )
}
