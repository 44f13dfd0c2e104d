import { useTranslation } from 'react-i18next'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { sideShown, stageSides } from '../../viewer/orbit.ts'
import type { Camera } from './useCamera.ts'

interface SidesProps {
  readonly camera: Camera
  /** They share a whole row. */
  readonly wide?: boolean
}

/** The sides that the figure is seen from. On a phone they stand with the figure, for a finger turns it there. */
export function Sides({ camera, wide = false }: SidesProps) {
  const { t } = useTranslation()
  return (
    <Segments
      wide={wide}
      label={t('app:stage.views')}
      segments={stageSides.map(value => ({ value, label: t(`app:stage.view.${value}`) }))}
      value={sideShown(camera.view)}
      choose={camera.showSide}
    />
  )
}
