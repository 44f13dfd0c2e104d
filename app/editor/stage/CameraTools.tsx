import { Maximize, Minus, Plus } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { StageHandle } from '../../viewer/stageProps.ts'
import styles from './stage.module.css'

const zoomStep = 1.25

export interface CameraToolsProps {
  readonly camera: RefObject<StageHandle | null>
  readonly home: () => void
}

/** Nearer and farther, for those who have no wheel, and back to the whole garment. */
export function CameraTools({ camera, home }: CameraToolsProps) {
  const { t } = useTranslation()
  const zoom = (factor: number) => () => camera.current?.zoomBy(factor)
  return (
    <div className={styles.camera}>
      <button type="button" className="icon-button small" aria-label={t('stage.nearer')} onClick={zoom(zoomStep)}>
        <Plus aria-hidden />
      </button>
      <button type="button" className="icon-button small" aria-label={t('stage.farther')} onClick={zoom(1 / zoomStep)}>
        <Minus aria-hidden />
      </button>
      <button type="button" className="icon-button small" aria-label={t('stage.home')} onClick={home}>
        <Maximize aria-hidden />
      </button>
    </div>
  )
}
