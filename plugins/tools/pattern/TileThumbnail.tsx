import { useMemo } from 'react'
import { type Bounds, type Colour, noPattern, pathData, tilesOver } from '../../../engine/index.ts'

export interface TileThumbnailProps {
  /** Of the tile, or of none. */
  readonly id: string
  readonly tint: Colour
  /** Of the cloth below. */
  readonly cloth: Colour
}

/** A square of cloth, in mm. */
const swatch: Bounds = { left: 0, top: 0, right: 96, bottom: 96 }

/** A tile as it is repeated over cloth, in full strength so that it can be told from the others. */
export function TileThumbnail({ id, tint, cloth }: TileThumbnailProps) {
  const tiles = useMemo(() => pathData(tilesOver(swatch, { ...noPattern, id })), [id])
  return (
    <svg viewBox={`0 0 ${swatch.right} ${swatch.bottom}`} role="presentation">
      <rect width={swatch.right} height={swatch.bottom} fill={cloth} />
      <path d={tiles} fill={tint} opacity={0.75} />
    </svg>
  )
}
