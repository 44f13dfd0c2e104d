import { ColourPicker, clubColours, RangeField, Section, useDesign, useWords } from '../../../app/panelkit/index.ts'
import { type Colour, type Command, minScale, type PatternFill, tileBook } from '../../../engine/plugin.ts'
import { scales } from './tool.ts'

export interface FillFieldsProps {
  readonly fill: PatternFill
  /** The command that lays the fill over the zone. */
  readonly commandFor: (fill: PatternFill) => Command
}

/** How large, how turned, how strong and in which colour a pattern is. */
export function FillFields({ fill, commandFor }: FillFieldsProps) {
  const words = useWords()
  const { gesture } = useDesign()
  const field = <Value,>(changeOf: (value: Value) => Partial<PatternFill>) =>
    gesture((value: Value) => commandFor({ ...fill, ...changeOf(value) }))
  const min = minPercent(fill.id)
  return (
    <Section>
      <RangeField
        label={words('scale')}
        unit="%"
        value={Math.max(min, percent(fill.scale))}
        min={min}
        max={scales.max * 100}
        decimals={0}
        step={1}
        gesture={field((value: number) => ({ scale: value / 100 }))}
      />
      <RangeField
        label={words('turn')}
        unit="°"
        value={fill.turn}
        min={-180}
        max={180}
        decimals={0}
        step={1}
        gesture={field((turn: number) => ({ turn }))}
      />
      <RangeField
        label={words('opacity')}
        unit="%"
        value={percent(fill.opacity)}
        min={0}
        max={100}
        decimals={0}
        step={1}
        gesture={field((value: number) => ({ opacity: value / 100 }))}
      />
      <ColourPicker colour={fill.tint} palette={clubColours} gesture={field((tint: Colour) => ({ tint }))} />
    </Section>
  )
}

const percent = (share: number): number => Math.round(share * 100)

function minPercent(id: string): number {
  const tile = tileBook.find(candidate => candidate.id === id)
  return Math.ceil(Math.max(scales.min, tile ? minScale(tile) : 0) * 100)
}
