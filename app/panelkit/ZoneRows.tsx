import { type ReactNode, useEffect, useState } from 'react'
import { shownPaint, type Zone, type ZoneKey } from '../../engine/index.ts'
import { PaintRow } from './PaintRow.tsx'
import { Line, RowGroup } from './RowGroup.tsx'
import { useDesign } from './useDesign.ts'
import { useGarment } from './useGarment.ts'
import { useSelection } from './useSelection.ts'
import { useGarmentWords } from './useWords.ts'

export interface ZoneRowsProps {
  readonly heading: string
  readonly zones: readonly Zone[]
  readonly detailOf: (zone: Zone) => string
  /** What is seen below the rows of the chosen zone. */
  readonly form: (zone: Zone) => ReactNode
}

/** Zones to choose from, first the one that is selected on the cloth, and a form for it. */
export function ZoneRows({ heading, zones, detailOf, form }: ZoneRowsProps) {
  const garmentWords = useGarmentWords()
  const { shown, preview } = useDesign()
  const { version } = useGarment()
  const [selected] = useSelection()
  const [chosen, choose] = useState<ZoneKey | null>(selected.kind === 'zone' ? selected.zone : null)
  const zone = zones.find(({ key }) => key === chosen) ?? zones[0]

  useEffect(() => () => void preview(null), [preview])

  return (
    <>
      <RowGroup heading={heading}>
        {zones.map(candidate => (
          <PaintRow
            key={candidate.key}
            name={garmentWords(`zones.${candidate.key}`)}
            paint={shownPaint(shown, version, candidate)}
            value={detailOf(candidate)}
            selected={candidate === zone}
            select={() => choose(candidate.key)}
          />
        ))}
      </RowGroup>
      <Line />
      {zone && form(zone)}
    </>
  )
}
