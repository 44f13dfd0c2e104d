import {
  ActionButton,
  ChoiceField,
  ColourPicker,
  clubColours,
  FieldGrid,
  Fold,
  LengthField,
  type PatternShelf,
  RangeField,
  Section,
  SwitchField,
  useDesign,
  useWords,
} from '../../../app/panelkit/index.ts'
import {
  blends,
  type Colour,
  type Command,
  detailsOf,
  fadeWays,
  minScale,
  type PatternDetails,
  type PatternFill,
  patternRanges,
  tileFor,
} from '../../../engine/plugin.ts'
import { DrawnFields } from './DrawnFields.tsx'
import { scales } from './tool.ts'

export interface FillFieldsProps {
  readonly fill: PatternFill
  readonly shelf: PatternShelf
  /** The command that lays the fill over the zone. */
  readonly commandFor: (fill: PatternFill) => Command
  /** The command that lays it over every zone. */
  readonly everywhere: (fill: PatternFill) => Command
}

/** How large, how turned, how strong and in which colour a pattern is. */
export function FillFields({ fill, shelf, commandFor, everywhere }: FillFieldsProps) {
  const words = useWords()
  const { gesture, dispatch } = useDesign()
  const change = <Value,>(changeOf: (value: Value) => Partial<PatternFill>) =>
    gesture((value: Value) => commandFor({ ...fill, ...changeOf(value) }))
  const min = minPercent(fill, shelf)
  return (
    <>
      <Section>
        <RangeField
          label={words('scale')}
          unit="%"
          value={Math.max(min, percent(fill.scale))}
          min={min}
          max={scales.max * 100}
          decimals={0}
          step={1}
          gesture={change((value: number) => ({ scale: value / 100 }))}
        />
        <RangeField
          label={words('turn')}
          unit="°"
          value={fill.turn}
          min={-180}
          max={180}
          decimals={0}
          step={1}
          gesture={change((turn: number) => ({ turn }))}
        />
        <RangeField
          label={words('opacity')}
          unit="%"
          value={percent(fill.opacity)}
          min={0}
          max={100}
          decimals={0}
          step={1}
          gesture={change((value: number) => ({ opacity: value / 100 }))}
        />
        <ColourPicker colour={fill.tint} palette={clubColours} gesture={change((tint: Colour) => ({ tint }))} />
        <ActionButton label={words('everywhere')} icon="copy" act={() => dispatch(everywhere(fill))} />
      </Section>
      <DrawnFields fill={fill} shelf={shelf} commandFor={commandFor} />
      <PlaceAndBlend fill={fill} commandFor={commandFor} />
    </>
  )
}

type PlaceAndBlendProps = Pick<FillFieldsProps, 'fill' | 'commandFor'>

/** Where a pattern begins, how it fades and mixes, and whether it goes on over side seams. */
function PlaceAndBlend({ fill, commandFor }: PlaceAndBlendProps) {
  const words = useWords()
  const { gesture, dispatch } = useDesign()
  const details = detailsOf(fill)
  const { blend, fade, joined } = details
  const [min, max] = patternRanges.offset
  const put = (change: Partial<PatternDetails>) => commandFor({ ...fill, ...change })
  const share = (name: 'from' | 'until') => (
    <RangeField
      label={words(`fade.${name}`)}
      unit="%"
      value={percent(fade[name])}
      min={0}
      max={100}
      decimals={0}
      step={1}
      gesture={gesture((value: number) => put({ fade: { ...fade, [name]: value / 100 } }))}
    />
  )
  return (
    <Fold title={words('more')}>
      <Section>
        <FieldGrid>
          {(['x', 'y'] as const).map(name => (
            <LengthField
              key={name}
              label={words(name)}
              short={name.toUpperCase()}
              value={details[name]}
              min={min}
              max={max}
              gesture={gesture((value: number) => put({ [name]: value }))}
            />
          ))}
        </FieldGrid>
        <ChoiceField
          label={words('blend')}
          choices={blends.map(value => ({ value, label: words(`blends.${value}`) }))}
          value={blend}
          choose={value => dispatch(put({ blend: blends.find(each => each === value) ?? 'normal' }))}
        />
        <ChoiceField
          label={words('fade.way')}
          choices={fadeWays.map(value => ({ value, label: words(`fade.ways.${value}`) }))}
          value={fade.way}
          choose={value => dispatch(put({ fade: { ...fade, way: fadeWays.find(each => each === value) ?? 'none' } }))}
        />
        {fade.way !== 'none' && share('from')}
        {fade.way !== 'none' && share('until')}
        <SwitchField label={words('joined')} on={joined} choose={next => dispatch(put({ joined: next }))} />
      </Section>
    </Fold>
  )
}

const percent = (share: number): number => Math.round(share * 100)

function minPercent(fill: PatternFill, { book }: PatternShelf): number {
  const tile = tileFor(fill, ({ id }) => book?.drawTile({ id, ...detailsOf(fill) }) ?? null)
  return Math.ceil(Math.max(scales.min, tile ? minScale(tile) : 0) * 100)
}
