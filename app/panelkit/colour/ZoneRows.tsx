import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type DesignDocument, type Paint, shownPaint, type Zone, type ZoneKey } from '../../../engine/index.ts'
import { Line, RowGroup } from '../controls/layout.tsx'
import styles from '../controls/rows.module.css'
import { useDesign, useGarment, useGarmentWords, useSelection } from '../design/useDesign.ts'
import { useShown } from '../design/useShown.ts'
import { cssPaint } from './gradients.ts'

export interface ZoneRowsProps {
  readonly heading: string
  readonly zones: readonly Zone[]
  readonly detailOf: (shown: DesignDocument, zone: Zone) => string
  /** What is seen below the rows of the chosen zone. */
  readonly form: (zone: Zone) => ReactNode
}

/** Zones to choose from, first the one that is selected on the cloth, and a form for it. */
export function ZoneRows({ heading, zones, detailOf, form }: ZoneRowsProps) {
  const { preview } = useDesign()
  const [selected] = useSelection()
  const [chosen, choose] = useState<ZoneKey | null>(selected.kind === 'zone' ? selected.zone : null)
  const zone = zones.find(({ key }) => key === chosen) ?? zones[0]

  useEffect(() => () => void preview(null), [preview])

  return (
    <>
      <RowGroup heading={heading}>
        {zones.map(candidate => (
          <ZoneRow
            key={candidate.key}
            zone={candidate}
            detailOf={detailOf}
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

interface ZoneRowProps extends Pick<ZoneRowsProps, 'detailOf'>, Pick<PaintRowProps, 'selected' | 'select'> {
  readonly zone: Zone
}

function ZoneRow({ zone, detailOf, ...row }: ZoneRowProps) {
  const garmentWords = useGarmentWords()
  const { version } = useGarment()
  const paint = useShown(shown => shownPaint(shown, version, zone))
  const detail = useShown(shown => detailOf(shown, zone))
  return <PaintRow {...row} name={garmentWords(`zones.${zone.key}`)} paint={paint} value={detail} />
}

export interface PaintRowProps {
  readonly name: string
  readonly paint: Paint
  /** What stands at the right: the colour, or the word for a gradient. */
  readonly value: string
  readonly selected: boolean
  readonly select: () => void
}

/** Something that can be painted: its swatch, its name, its colour. */
export function PaintRow({ name, paint, value, selected, select }: PaintRowProps) {
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Picked on the cloth, it may be out of sight in a long list.
    if (selected) row.current?.scrollIntoView?.({ block: 'nearest' })
  }, [selected])
  return (
    <button ref={row} type="button" className={styles.row} aria-pressed={selected} onClick={select}>
      <span className={styles.swatch} style={{ background: cssPaint(paint) }} />
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>{value}</span>
    </button>
  )
}
