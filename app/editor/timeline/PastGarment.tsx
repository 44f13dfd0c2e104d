import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Artwork,
  createArtwork,
  createState,
  type DesignDocument,
  type PanelId,
  shownFabric,
  shownOptions,
} from '../../../engine/index.ts'
import { modelsOf } from '../../../plugins/models.ts'
import { useStream } from '../../device/useStream.ts'
import type { HeldImages } from '../../studio/images/createImages.ts'
import { assetsOf } from '../../studio/images/designImages.ts'
import { useImageOf, useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import type { CameraRig } from '../../viewer/cameraRig.ts'
import { GarmentStage } from '../../viewer/GarmentStage.tsx'
import type { Covered } from '../../viewer/stageCamera.ts'
import type { GarmentStageProps } from '../../viewer/stageProps.ts'
import { panelDifference } from './panelDifference.ts'

interface PastGarmentProps {
  readonly document: DesignDocument
  /** Shared by the two sides of a comparison. */
  readonly rig: CameraRig
  readonly onFailed: () => void
  /** What lies over the stage, in pixels; the filmstrip when it is not given. */
  readonly covered?: Covered
  /** Shows what differs from this version in its colours, and pale what does not. */
  readonly before?: DesignDocument | null
  /** What else is asked of the stage. */
  readonly stage?: Pick<GarmentStageProps, 'ref' | 'onPick' | 'onSeen' | 'onReady' | 'onTurned'>
}

/** The garment in an earlier version. It can be turned, not changed. */
export function PastGarment({
  document,
  rig,
  onFailed,
  covered = filmstripCard,
  before = null,
  stage,
}: PastGarmentProps) {
  const { t } = useTranslation()
  const { garment, view } = useOpenedDesign()
  const shown = useStream(view)
  const pastView = useMemo(() => ({ ...shown, player: null }), [shown])
  const artwork = usePastArtwork(document)
  const pattern = useStream(artwork.pattern(pastView))
  const imageOf = useImageOf()
  useHeldImages(document)
  const old = usePastArtwork(before ?? document)
  const isDifference = before !== null
  const artworkOf = useMemo(() => {
    const now = (panel: PanelId) => artwork.panel(panel, pastView)
    if (!isDifference) return now
    return (panel: PanelId) => panelDifference(old.panel(panel, pastView), now(panel))
  }, [artwork, old, isDifference, pastView])
  const options = shownOptions({ document, garment }, pastView.version, null)
  return (
    <GarmentStage
      {...stage}
      models={modelsOf(garment, options, pastView.size)}
      view="free"
      isSought
      rig={rig}
      label={t('timeline.stage')}
      artworkOf={artworkOf}
      panels={pattern.panels}
      fabric={shownFabric(document, garment)}
      imageOf={imageOf}
      covered={covered}
      onFailed={onFailed}
      onLost={onFailed}
    />
  )
}

/** Height that the filmstrip covers, in pixels. */
const filmstripCard = { top: 8, right: 0, bottom: 244, left: 0 }

/** Holds the images of a version while it is shown: the design itself may have lost them since. */
function useHeldImages(document: DesignDocument): void {
  const { images } = useOpenedDesign()
  const held = useRef<HeldImages>(null)
  useEffect(() => {
    // Images that the previous version had too are not fetched again.
    const before = held.current
    held.current = images.hold(assetsOf(document))
    before?.release()
  }, [images, document])
  useEffect(() => () => held.current?.release(), [])
}

/** The artwork of another version of the open design. Going from one version to the next redraws only what differs. */
function usePastArtwork(document: DesignDocument): Artwork {
  const { garment, tools, resources, report } = useOpenedDesign()
  const [shown] = useState(() => createState(document))
  useEffect(() => shown.set(document), [shown, document])
  return useMemo(
    () => createArtwork({ shown, garment, tools, resources, onPluginError: report }),
    [shown, garment, tools, resources, report],
  )
}
