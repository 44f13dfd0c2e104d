import { type Ref, useMemo } from 'react'
import { type AvatarStyle, avatars, type ChosenWearer } from '../../../engine/avatar/index.ts'
import { type ArtworkView, type AssetId, type PanelId, shownFabric } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { AvatarStage } from '../../viewer/avatar/AvatarStage.tsx'
import type { AvatarHandle } from '../../viewer/avatar/avatarProps.ts'
import type { CameraPath } from '../../viewer/avatar/cameraPaths.ts'
import type { StageView } from '../../viewer/orbit.ts'
import type { Covered } from '../../viewer/stageCamera.ts'
import type { ReadOnlyDesign } from '../kits/readOnlyDesign.ts'
import { shownModels } from '../kits/shownModels.ts'
import { wornColours } from './wornColours.ts'

export interface WornKitProps {
  readonly ref?: Ref<AvatarHandle>
  readonly design: Pick<ReadOnlyDesign, 'garment' | 'document' | 'artwork' | 'images'>
  /** Whose shirt it is; its size is the figure's. */
  readonly worn: ArtworkView
  readonly wearer: ChosenWearer
  readonly label: string
  readonly covered: Covered
  readonly view: StageView | 'free'
  readonly hasShadow: boolean
  readonly path: CameraPath
  readonly hasBall: boolean
  readonly isPlaying: boolean
  readonly speed: number
  readonly onTime: (share: number) => void
  readonly onTurned: () => void
  readonly onReady: () => void
  readonly onFailed: () => void
}

/** A kit on somebody who moves in it. */
export function WornKit({ design, worn, wearer, onFailed, ...stage }: WornKitProps) {
  const { garment, document, artwork, images } = design
  const style: AvatarStyle = avatars[wearer.avatar]
  const view = useMemo(() => ({ ...worn, size: style.size }), [worn, style.size])
  const pattern = useStream(artwork.pattern(view))
  const arrived = useStream(images.arrived)
  const artworkOf = useMemo(() => (panel: PanelId) => artwork.panel(panel, view), [artwork, view])
  const imageOf = useMemo(() => (asset: AssetId) => arrived.get(asset)?.bitmap ?? null, [arrived])
  const kit = useMemo(() => {
    const legs = pattern.panels.filter(({ id }) => /^leg/.test(id))
    return wornColours((legs.length > 0 ? legs : pattern.panels).map(({ id }) => artworkOf(id).current()))
  }, [pattern, artworkOf])
  return (
    <AvatarStage
      {...stage}
      models={shownModels(design, view)}
      wearer={wearer}
      kit={kit}
      subject={worn}
      artworkOf={artworkOf}
      panels={pattern.panels}
      fabric={shownFabric(document, garment)}
      imageOf={imageOf}
      onFailed={onFailed}
      onLost={onFailed}
    />
  )
}
