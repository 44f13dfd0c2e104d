import { useId, useMemo } from 'react'
import {
  type Colour,
  grownBounds,
  heightOf,
  outlinePath,
  type Panel,
  panelBounds,
  pathData,
  widthOf,
  type ZoneRegion,
} from '../../../engine/index.ts'

export interface LayoutThumbnailProps {
  readonly panel: Panel
  /** Nothing where the zone does not show. */
  readonly regions: readonly ZoneRegion[]
  /** Of the panel's cloth. */
  readonly cloth: Colour
  readonly colour: Colour
}

/** Round the piece, in mm. */
const margin = 50

/** A layout on a piece of the pattern that it lies on. */
export function LayoutThumbnail({ panel, regions, cloth, colour }: LayoutThumbnailProps) {
  const clip = useId()
  const outline = useMemo(() => pathData(outlinePath(panel)), [panel])
  const ink = useMemo(() => {
    const lying = regions.filter(region => region.panel === panel.id)
    return lying.map(({ path }) => pathData(path)).join('')
  }, [regions, panel])
  const bounds = grownBounds(panelBounds(panel), margin)
  return (
    <svg viewBox={[bounds.left, bounds.top, widthOf(bounds), heightOf(bounds)].join(' ')} role="presentation">
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={cloth} />
      <path d={ink} fill={colour} clipPath={`url(#${clip})`} />
      <path d={outline} fill="none" stroke="var(--border-strong)" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
