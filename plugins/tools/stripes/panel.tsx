import { useEffect, useState } from 'react'
import {
  Line,
  PaintRow,
  RowGroup,
  useDesign,
  useGarment,
  useGarmentWords,
  useSelection,
  useWords,
} from '../../../app/panelkit/index.ts'
import { shownLayout, shownPaint, type Zone, type ZoneKey } from '../../../engine/index.ts'
import { StripeForm } from './StripeForm.tsx'

/** The stripes of the kit, and how the chosen one lies. */
export function StripesPanel() {
  const words = useWords()
  const garmentWords = useGarmentWords()
  const { shown, preview } = useDesign()
  const { zones: drafted, version } = useGarment()
  const [selected] = useSelection()
  const [chosen, choose] = useState<ZoneKey | null>(selected.kind === 'zone' ? selected.zone : null)
  const zones = drafted.filter(({ layouts }) => layouts)
  const zone = zones.find(({ key }) => key === chosen) ?? zones[0]

  useEffect(() => () => void preview(null), [preview])

  const layoutName = (candidate: Zone): string => {
    const layout = shownLayout(shown, version, candidate)
    const isKnown = layout !== null && Object.hasOwn(candidate.layouts ?? {}, layout)
    return isKnown ? garmentWords(`layouts.${candidate.key}.${layout}`) : words('none')
  }
  return (
    <>
      <RowGroup heading={words('where')}>
        {zones.map(candidate => (
          <PaintRow
            key={candidate.key}
            name={garmentWords(`zones.${candidate.key}`)}
            paint={shownPaint(shown, version, candidate)}
            value={layoutName(candidate)}
            selected={candidate === zone}
            select={() => choose(candidate.key)}
          />
        ))}
      </RowGroup>
      <Line />
      {zone && <StripeForm key={zone.key} zone={zone} />}
    </>
  )
}
