import { useEffect } from 'react'
import {
  ActionButton,
  Line,
  PaintField,
  PaintRow,
  RowGroup,
  Section,
  useDesign,
  useGarment,
  useGarmentWords,
  useSelection,
  useWords,
} from '../../../app/panelkit/index.ts'
import { isZoneShown, type Paint, shownPaint, type ZoneKey } from '../../../engine/index.ts'
import { clearZonePaint, setZonePaint } from './commands.ts'
import { palette } from './palette.ts'

/** The zones of the cloth and the paint of the selected one. */
export function ColourPanel() {
  const words = useWords()
  const garmentWords = useGarmentWords()
  const { shown, preview, dispatch, check } = useDesign()
  const { zones: drafted, version } = useGarment()
  const [selected, select] = useSelection()
  const zones = drafted.filter(candidate => isZoneShown(shown, version, candidate))
  const zone = zones.find(({ key }) => selected.kind === 'zone' && selected.zone === key) ?? zones[0]

  useEffect(() => () => void preview(null), [preview])

  const nameOf = (key: ZoneKey) => garmentWords(`zones.${key}`)
  const labelOf = (paint: Paint) => (paint.type === 'solid' ? paint.colour.toUpperCase() : words('gradient'))
  const painted = (paint: Paint) => setZonePaint.of({ zone: zone?.key ?? '', version, paint })
  const clearing = clearZonePaint.of({ zone: zone?.key ?? '', version })
  return (
    <>
      <RowGroup heading={words('cloth')}>
        {zones.map(candidate => {
          const paint = shownPaint(shown, version, candidate)
          return (
            <PaintRow
              key={candidate.key}
              name={nameOf(candidate.key)}
              paint={paint}
              value={labelOf(paint)}
              selected={candidate === zone}
              select={() => select({ kind: 'zone', zone: candidate.key })}
            />
          )
        })}
      </RowGroup>
      <Line />
      {zone && (
        <PaintField
          key={zone.key}
          paint={shownPaint(shown, version, zone)}
          palette={palette}
          preview={paint => preview(painted(paint))}
          choose={paint => dispatch(painted(paint))}
          cancel={() => preview(null)}
        />
      )}
      {check(clearing).kind === 'applied' && (
        <>
          <Line />
          <Section>
            <ActionButton
              label={version === 'goalkeeper' ? words('clearGoalkeeper') : words('clear')}
              icon="reset"
              act={() => dispatch(clearing)}
            />
          </Section>
        </>
      )}
    </>
  )
}
