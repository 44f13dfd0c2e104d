import { type Ref, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type ArtworkView, type AssetId, type PanelId, shownFabric } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { GarmentStage } from '../../viewer/GarmentStage.tsx'
import type { StageView } from '../../viewer/orbit.ts'
import type { Covered } from '../../viewer/stageCamera.ts'
import type { StageHandle, StageHit } from '../../viewer/stageProps.ts'
import type { ReadOnlyDesign } from './readOnlyDesign.ts'
import { shownModels } from './shownModels.ts'

export interface ShownKitProps {
  readonly ref?: Ref<StageHandle>
  readonly readOnlyDesign: Pick<ReadOnlyDesign, 'garment' | 'document' | 'artwork' | 'images'>
  /** Whose shirt it is. */
  readonly worn: ArtworkView
  readonly name: string
  readonly view: StageView | 'free'
  /** What lies over the stage, in pixels. */
  readonly covered?: Covered
  readonly onReady: () => void
  readonly onTurned: () => void
  readonly onFailed: () => void
  readonly onSeen?: () => void
  readonly onPick?: (hit: StageHit | null) => void
}

/** The ghost garment in a kit that is looked at and not worked on. */
export function ShownKit({ readOnlyDesign, worn, name, onFailed, covered = dock, ...stage }: ShownKitProps) {
  const { t } = useTranslation()
  const { garment, document, artwork, images } = readOnlyDesign
  const pattern = useStream(artwork.pattern(worn))
  const arrived = useStream(images.arrived)
  const artworkOf = useMemo(() => (panel: PanelId) => artwork.panel(panel, worn), [artwork, worn])
  const imageOf = useMemo(() => (asset: AssetId) => arrived.get(asset)?.bitmap ?? null, [arrived])
  return (
    <GarmentStage
      {...stage}
      models={shownModels(readOnlyDesign, worn)}
      label={t('app:stage.solidLabel', { name })}
      artworkOf={artworkOf}
      panels={pattern.panels}
      fabric={shownFabric(document, garment)}
      size={worn.size}
      imageOf={imageOf}
      covered={covered}
      onFailed={onFailed}
      onLost={onFailed}
    />
  )
}

/** A row of buttons below the kit. */
const dock: Covered = { top: 8, right: 0, bottom: 64, left: 0 }
