import { useLayoutEffect, useMemo, useRef } from 'react'
import {
  type ArtworkView,
  type AssetId,
  artworkToSvg,
  heightOf,
  outlinePath,
  type Panel,
  panelBounds,
  pathData,
  widthOf,
} from '../../../../engine/index.ts'
import { useStream } from '../../../device/useStream.ts'
import { useOpenedDesign } from '../../../studio/OpenDesignContext.ts'
import styles from '../stage.module.css'
import type { LaidPiece } from './flatLayout.ts'

interface FlatPieceProps {
  readonly panel: Panel
  readonly piece: LaidPiece
  readonly name: string
  readonly view: ArtworkView
}

/** One piece of cloth with its artwork and its name. */
export function FlatPiece({ panel, piece, name, view }: FlatPieceProps) {
  const { bounds, x, y } = piece
  return (
    <g transform={`translate(${x} ${y})`} className={styles.piece}>
      <PieceImage panel={panel} view={view} />
      <text x={widthOf(bounds) / 2} y={heightOf(bounds) + 44} className={styles.pieceName}>
        {name}
      </text>
    </g>
  )
}

/** The artwork of a piece within its outline, its bounds at the origin. */
export function PieceImage({ panel, view }: Pick<FlatPieceProps, 'panel' | 'view'>) {
  const { artwork, images } = useOpenedDesign()
  const arrived = useStream(images.arrived)
  const shown = useStream(artwork.panel(panel.id, view))
  const clip = useMemo(() => outlinePath(panel), [panel])
  const bounds = useMemo(() => panelBounds(panel), [panel])
  const cloth = useRef<SVGGElement>(null)
  const paints = useRef(0)

  useLayoutEffect(() => {
    const addresses = (asset: AssetId) => arrived.get(asset)?.address ?? null
    const drawn = new DOMParser().parseFromString(artworkToSvg(shown, { clip, images: addresses }), 'image/svg+xml')
    const { documentElement: image } = drawn
    image.setAttribute('width', String(widthOf(bounds)))
    image.setAttribute('height', String(heightOf(bounds)))
    cloth.current?.replaceChildren(document.adoptNode(image))
    paints.current++
    cloth.current?.setAttribute('data-painted', String(paints.current))
  }, [shown, clip, bounds, arrived])

  return (
    <>
      <g ref={cloth} data-panel={panel.id} />
      <path d={pathData(clip)} transform={`translate(${-bounds.left} ${-bounds.top})`} className={styles.outline} />
    </>
  )
}
