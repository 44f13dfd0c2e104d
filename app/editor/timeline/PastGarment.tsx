import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Artwork,
  createArtwork,
  createState,
  type DesignDocument,
  meshesOf,
  type PanelId,
  shownOptions,
} from '../../../engine/index.ts'
import { modelUrls } from '../../../plugins/models.ts'
import { useStream } from '../../device/useStream.ts'
import type { HeldImages } from '../../studio/images/createImages.ts'
import { assetsOf } from '../../studio/images/designImages.ts'
import { useImageOf, useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import type { CameraRig } from '../../viewer/cameraRig.ts'
import { GarmentStage } from '../../viewer/GarmentStage.tsx'

interface PastGarmentProps {
  readonly document: DesignDocument
  /** Shared by the two sides of a comparison. */
  readonly rig: CameraRig
  readonly onFailed: () => void
}

/** The garment in an earlier version. It can be turned, not changed. */
export function PastGarment({ document, rig, onFailed }: PastGarmentProps) {
  const { t } = useTranslation()
  const { garment, view } = useOpenedDesign()
  const shown = useStream(view)
  const pastView = useMemo(() => ({ ...shown, player: null }), [shown])
  const artwork = usePastArtwork(document)
  const pattern = useStream(artwork.pattern(pastView))
  const imageOf = useImageOf()
  useHeldImages(document)
  const artworkOf = useMemo(() => (panel: PanelId) => artwork.panel(panel, pastView), [artwork, pastView])
  const models = meshesOf(garment, shownOptions({ document, garment }, pastView.version, null))
  return (
    <GarmentStage
      models={models.flatMap(mesh => modelUrls[mesh] ?? [])}
      view="free"
      rig={rig}
      label={t('timeline.stage')}
      artworkOf={artworkOf}
      panels={pattern.panels}
      imageOf={imageOf}
      covered={filmstripCard}
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
