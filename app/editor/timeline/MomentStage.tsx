import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type DesignDocument, type PanelId, shownOptions } from '../../../engine/index.ts'
import { modelUrls } from '../../../plugins/models.ts'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign, usePictureOf } from '../../studio/OpenDesignContext.ts'
import type { CameraRig } from '../../viewer/cameraRig.ts'
import { GarmentStage } from '../../viewer/GarmentStage.tsx'
import { useHeldPictures } from './useHeldPictures.ts'
import { useMomentArtwork } from './useMomentArtwork.ts'

export interface MomentStageProps {
  readonly document: DesignDocument
  /** Shared by the two sides of a comparison. */
  readonly rig: CameraRig
  readonly onFailed: () => void
}

/** The garment as it was at a moment. It can be turned, not changed. */
export function MomentStage({ document, rig, onFailed }: MomentStageProps) {
  const { t } = useTranslation()
  const { garment, view } = useOpenedDesign()
  const shown = useStream(view)
  const moment = useMemo(() => ({ ...shown, player: null }), [shown])
  const artwork = useMomentArtwork(document)
  const pattern = useStream(artwork.pattern(moment))
  const pictureOf = usePictureOf()
  useHeldPictures(document)
  const artworkOf = useMemo(() => (panel: PanelId) => artwork.panel(panel, moment), [artwork, moment])
  const models = garment.models(shownOptions({ document, garment }, moment.version, null))
  return (
    <GarmentStage
      models={models.flatMap(({ file }) => modelUrls[file] ?? [])}
      view="free"
      rig={rig}
      label={t('timeline.stage')}
      artworkOf={artworkOf}
      panels={pattern.panels}
      pictureOf={pictureOf}
      covered={filmCard}
      onFailed={onFailed}
      onLost={onFailed}
    />
  )
}

/** What the film lies over, in pixels. */
const filmCard = { top: 8, right: 0, bottom: 244, left: 0 }
