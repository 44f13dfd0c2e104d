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
import { useOpenedDesign, usePictureOf } from '../../studio/OpenDesignContext.ts'
import type { HeldPictures } from '../../studio/pictures/createPictures.ts'
import { assetsOf } from '../../studio/pictures/designPictures.ts'
import type { CameraRig } from '../../viewer/cameraRig.ts'
import { GarmentStage } from '../../viewer/GarmentStage.tsx'

interface PastGarmentProps {
  readonly document: DesignDocument
  /** Shared by the two sides of a comparison. */
  readonly rig: CameraRig
  readonly onFailed: () => void
}

/** The garment as it was at a moment. It can be turned, not changed. */
export function PastGarment({ document, rig, onFailed }: PastGarmentProps) {
  const { t } = useTranslation()
  const { garment, view } = useOpenedDesign()
  const shown = useStream(view)
  const moment = useMemo(() => ({ ...shown, player: null }), [shown])
  const artwork = usePastArtwork(document)
  const pattern = useStream(artwork.pattern(moment))
  const pictureOf = usePictureOf()
  useHeldPictures(document)
  const artworkOf = useMemo(() => (panel: PanelId) => artwork.panel(panel, moment), [artwork, moment])
  const models = meshesOf(garment, shownOptions({ document, garment }, moment.version, null))
  return (
    <GarmentStage
      models={models.flatMap(mesh => modelUrls[mesh] ?? [])}
      view="free"
      rig={rig}
      label={t('timeline.stage')}
      artworkOf={artworkOf}
      panels={pattern.panels}
      pictureOf={pictureOf}
      covered={filmstripCard}
      onFailed={onFailed}
      onLost={onFailed}
    />
  )
}

/** What the film lies over, in pixels. */
const filmstripCard = { top: 8, right: 0, bottom: 244, left: 0 }

/** Keeps the pictures of a moment at hand while it is seen: the design itself may have lost them since. */
function useHeldPictures(document: DesignDocument): void {
  const { pictures } = useOpenedDesign()
  const held = useRef<HeldPictures>(null)
  useEffect(() => {
    // What the moment before had too is not fetched again.
    const before = held.current
    held.current = pictures.hold(assetsOf(document))
    before?.release()
  }, [pictures, document])
  useEffect(() => () => held.current?.release(), [])
}

/** The artwork of another moment of the open design. Going from one moment to the next redraws only what differs. */
function usePastArtwork(document: DesignDocument): Artwork {
  const { garment, tools, resources, report } = useOpenedDesign()
  const [shown] = useState(() => createState(document))
  useEffect(() => shown.set(document), [shown, document])
  return useMemo(
    () => createArtwork({ shown, garment, tools, resources, onFault: report }),
    [shown, garment, tools, resources, report],
  )
}
