import { useId, useMemo } from 'react'
import {
  ChoiceGrid,
  mainColour,
  useDesign,
  useGarment,
  useGarmentWords,
  useWords,
} from '../../../app/panelkit/index.ts'
import {
  type Colour,
  grownBounds,
  heightOf,
  noLayout,
  outlinePath,
  type Panel,
  panelBounds,
  pathData,
  shownPaint,
  widthOf,
  type Zone,
  type ZoneRegion,
} from '../../../engine/plugin.ts'

interface LayoutGridProps {
  readonly zone: Zone
  /** A layout of the zone, or `noLayout`. */
  readonly value: string
  readonly choose: (layout: string) => void
}

/** The layouts of a zone as they lie on one of its pieces, none of them first. */
export function LayoutGrid({ zone, value, choose }: LayoutGridProps) {
  const words = useWords()
  const garmentWords = useGarmentWords()
  const { document } = useDesign()
  const { pattern, zones, version } = useGarment()
  const layouts = useMemo(() => drawnLayouts(zone), [zone])
  const panel = useMemo(() => panelUnder(layouts, pattern.panels), [layouts, pattern])
  const below = zones.find(({ regions }) => regions.some(region => region.panel === panel?.id)) ?? zone
  const cloth = mainColour(shownPaint(document, version, below))
  const colour = mainColour(shownPaint(document, version, zone))
  return (
    <ChoiceGrid
      label={words('layouts')}
      choices={layouts.map(({ name, regions }) => ({
        value: name,
        name: name === noLayout ? words('none') : garmentWords(`layouts.${zone.key}.${name}`),
        image: panel && <LayoutThumbnail panel={panel} regions={regions} cloth={cloth} colour={colour} />,
      }))}
      value={value}
      choose={choose}
    />
  )
}

interface DrawnLayout {
  readonly name: string
  readonly regions: readonly ZoneRegion[]
}

const drawnLayouts = ({ layouts = {} }: Zone): readonly DrawnLayout[] => [
  { name: noLayout, regions: [] },
  ...Object.entries(layouts).map(([name, regions]) => ({ name, regions: regions() })),
]

/** The piece that tells the layouts apart: the front, a sleeve or a leg. */
function panelUnder(layouts: readonly DrawnLayout[], panels: readonly Panel[]): Panel | undefined {
  const lying = new Set(layouts.flatMap(({ regions }) => regions.map(({ panel }) => panel)))
  return panels.find(({ id }) => lying.has(id))
}

interface LayoutThumbnailProps {
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
function LayoutThumbnail({ panel, regions, cloth, colour }: LayoutThumbnailProps) {
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
