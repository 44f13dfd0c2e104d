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
import { isZoneShown, noPattern, shownPaint, shownPattern, type Zone, type ZoneKey } from '../../../engine/index.ts'
import { PatternForm } from './PatternForm.tsx'
import { tileNames } from './tileNames.tsx'

/** The zones of the cloth and the pattern over the chosen one. */
export function PatternPanel() {
  const words = useWords()
  const garmentWords = useGarmentWords()
  const { shown, preview } = useDesign()
  const { zones: drafted, version } = useGarment()
  const [selected] = useSelection()
  const [chosen, choose] = useState<ZoneKey | null>(selected.kind === 'zone' ? selected.zone : null)
  const zones = drafted.filter(candidate => isZoneShown(shown, version, candidate))
  const zone = zones.find(({ key }) => key === chosen) ?? zones[0]
  const names = tileNames(words)

  useEffect(() => () => void preview(null), [preview])

  const patternName = (candidate: Zone): string => {
    const { id } = shownPattern(shown, version, candidate) ?? noPattern
    return names[id] ?? words('none')
  }
  return (
    <>
      <RowGroup heading={words('where')}>
        {zones.map(candidate => (
          <PaintRow
            key={candidate.key}
            name={garmentWords(`zones.${candidate.key}`)}
            paint={shownPaint(shown, version, candidate)}
            value={patternName(candidate)}
            selected={candidate === zone}
            select={() => choose(candidate.key)}
          />
        ))}
      </RowGroup>
      <Line />
      {zone && <PatternForm key={`${version} ${zone.key}`} zone={zone} />}
    </>
  )
}
