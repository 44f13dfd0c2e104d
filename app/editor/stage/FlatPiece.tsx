import { type PointerEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ArtworkView,
  type AssetId,
  artworkToSvg,
  heightOf,
  hitTest,
  outlinePath,
  type Panel,
  type PanelArtwork,
  pathData,
  widthOf,
} from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../OpenDesignContext.ts'
import type { LaidPiece } from './flatLayout.ts'
import styles from './stage.module.css'

export interface FlatPieceProps {
  readonly panel: Panel
  readonly piece: LaidPiece
  readonly view: ArtworkView
}

/** One piece of cloth with its artwork and its name. A click selects what it hits. */
export function FlatPiece({ panel, piece, view }: FlatPieceProps) {
  const { artwork, engine, garment, pictures } = useOpenedDesign()
  const arrived = useStream(pictures.arrived)
  const { t } = useTranslation(`garment.${garment.slug}`)
  const shown = useStream(artwork.panel(panel.id, view))
  const clip = useMemo(() => outlinePath(panel), [panel])
  const { bounds, x, y } = piece
  const cloth = useRef<SVGGElement>(null)
  const paints = useRef(0)

  useLayoutEffect(() => {
    const addresses = (asset: AssetId) => arrived.get(asset)?.address ?? null
    const drawn = new DOMParser().parseFromString(artworkToSvg(shown, { clip, pictures: addresses }), 'image/svg+xml')
    const { documentElement: picture } = drawn
    picture.setAttribute('width', String(widthOf(bounds)))
    picture.setAttribute('height', String(heightOf(bounds)))
    cloth.current?.replaceChildren(document.adoptNode(picture))
    paints.current++
    cloth.current?.setAttribute('data-painted', String(paints.current))
  }, [shown, clip, bounds, arrived])

  const select = (event: PointerEvent<SVGGElement>) => {
    const toPiece = cloth.current?.getScreenCTM()?.inverse()
    if (!toPiece) return
    const spot = new DOMPoint(event.clientX, event.clientY).matrixTransform(toPiece)
    const hit = hitTest(shown, [spot.x + bounds.left, spot.y + bounds.top])
    engine.selection.set(hit)
  }
  return (
    <g transform={`translate(${x} ${y})`} className={styles.piece}>
      <g ref={cloth} data-panel={panel.id} onPointerUp={select} />
      <path d={pathData(clip)} transform={`translate(${-bounds.left} ${-bounds.top})`} className={styles.outline} />
      <g transform={`translate(${-bounds.left} ${-bounds.top})`}>
        <SelectedFrame shown={shown} />
      </g>
      <text x={widthOf(bounds) / 2} y={heightOf(bounds) + 44} className={styles.pieceName}>
        {t(`panels.${panel.id}`, { defaultValue: panel.id })}
      </text>
    </g>
  )
}

/** Round the selected layer, if it is on this piece. */
function SelectedFrame({ shown }: { readonly shown: PanelArtwork }) {
  const selection = useStream(useOpenedDesign().engine.selection)
  if (selection.kind !== 'layer') return null
  const group = shown.groups.find(({ source }) => 'layer' in source && source.layer === selection.layer)
  if (!group) return null
  const { left, top } = group.bounds
  const frame = { x: left, y: top, width: widthOf(group.bounds), height: heightOf(group.bounds) }
  return (
    <>
      <rect {...frame} className={styles.selectedEdge} />
      <rect {...frame} className={styles.selected} />
    </>
  )
}
