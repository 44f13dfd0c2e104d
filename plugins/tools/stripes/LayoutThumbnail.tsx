import { useId, useMemo } from 'react'
import { type Colour, outlinePath, type Panel, panelBounds, pathData, type ZoneRegion } from '../../../engine/index.ts'

export interface LayoutThumbnailProps {
  /** The first lies over the second, which looks out at its right. */
  readonly panels: readonly Panel[]
  /** Of the cloth of each panel. */
  readonly cloths: readonly Colour[]
  /** Nothing where the zone does not show. */
  readonly regions: readonly ZoneRegion[]
  readonly colour: Colour
}

/** How much of a piece the one in front of it leaves to be seen. */
const seen = 0.42

/** Room for the outline, in mm. */
const margin = 24

/** A layout on the pieces of the pattern that it lies on. */
export function LayoutThumbnail({ panels, cloths, regions, colour }: LayoutThumbnailProps) {
  const id = useId()
  const drawn = useMemo(() => layOut(panels, regions), [panels, regions])
  return (
    <svg viewBox={drawn.viewBox} role="presentation">
      {drawn.pieces.toReversed().map(({ name, at, outline, ink, x }) => (
        <g key={name} transform={`translate(${x} 0)`}>
          <clipPath id={`${id}${name}`}>
            <path d={outline} />
          </clipPath>
          <path d={outline} fill={cloths[at]} />
          <path d={ink} fill={colour} clipPath={`url(#${id}${name})`} />
          <path d={outline} fill="none" stroke="var(--border-strong)" vectorEffect="non-scaling-stroke" />
        </g>
      ))}
    </svg>
  )
}

function layOut(panels: readonly Panel[], regions: readonly ZoneRegion[]) {
  const bounds = panels.map(panelBounds)
  const top = Math.min(...bounds.map(each => each.top))
  const bottom = Math.max(...bounds.map(each => each.bottom))
  const left = Math.min(...bounds.map(each => each.left))
  const step = Math.max(...bounds.map(each => each.right - each.left)) * seen
  const right = Math.max(...bounds.map((each, index) => each.right + index * step))
  const width = right - left + 2 * margin
  return {
    viewBox: [left - margin, top - margin, width, bottom - top + 2 * margin].map(Math.round).join(' '),
    pieces: panels.map((panel, at) => ({
      at,
      name: panel.id,
      outline: pathData(outlinePath(panel)),
      ink: regions
        .filter(region => region.panel === panel.id)
        .map(({ path }) => pathData(path))
        .join(''),
      x: at * step,
    })),
  }
}
