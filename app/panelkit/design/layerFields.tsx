import { useTranslation } from 'react-i18next'
import {
  type Command,
  isMeasure,
  type LayerFields,
  type LayerId,
  type LayerTarget,
  layerMeasures,
  type Measure,
  mm,
  type Outline,
  type Place,
  setLayer,
} from '../../../engine/index.ts'
import { ColourField } from '../colour/ColourPicker.tsx'
import { inks } from '../colour/colours.ts'
import { ActionButton } from '../controls/actions.tsx'
import type { Gesture } from '../controls/gestures.ts'
import { FieldGrid, Fold, Section } from '../controls/layout.tsx'
import { LengthField, NumberField, RangeField } from '../controls/NumberField.tsx'
import { useDesign, useGarment, useSelection, useWords } from './useDesign.ts'
import { useLayer } from './useShown.ts'

/** What the fields of one layer are made with. */
export interface LayerFieldsKit {
  readonly target: Pick<LayerTarget, 'layer' | 'version'>
  /** The gesture of a field whose value makes a command. */
  field<Value>(commandOf: (value: Value) => Command): Gesture<Value>
}

/** The layer in the version that the stage shows. */
export function useLayerFields(layer: LayerId): LayerFieldsKit {
  const { gesture } = useDesign()
  const { version } = useGarment()
  return { target: { layer, version }, field: gesture }
}

export interface LayerLengthProps {
  readonly layer: LayerId
  readonly label: string
  readonly short?: string
  /** Says how far it goes. */
  readonly row: Measure
  readonly value: number
  readonly commandOf: (millimetres: number) => Command
}

/** A length of a layer within the range of its row. */
export function LayerLength({ layer, row, commandOf, ...shown }: LayerLengthProps) {
  const { field } = useLayerFields(layer)
  return <LengthField {...shown} min={row.min} max={row.max} gesture={field(commandOf)} />
}

export interface LayerMeasuresProps {
  readonly layer: LayerId
  /** A table of fields; what is no number in it is left out. */
  readonly rows: object
  readonly units: readonly Measure['unit'][]
  readonly short?: Readonly<Record<string, string>>
}

/** A control for every number of a table of layer fields: a field for a length, a slider for degrees and shares. */
export function LayerMeasures({ layer, rows, units, short = {} }: LayerMeasuresProps) {
  const measures = Object.entries(rows).filter(([, row]) => isMeasure(row) && units.includes(row.unit))
  return measures.map(([name, row]: readonly [string, Measure]) => (
    <LayerMeasure key={name} layer={layer} name={name} row={row} short={short[name]} />
  ))
}

interface LayerMeasureProps {
  readonly layer: LayerId
  readonly name: string
  readonly row: Measure
  readonly short: string | undefined
}

function LayerMeasure({ layer, name, row, short }: LayerMeasureProps) {
  const words = useWords()
  const { field, target } = useLayerFields(layer)
  const value = useLayer(layer, fields => Number(fields[name as keyof LayerFields]))
  const set = (next: number) => setLayer.of({ ...target, fields: { [name]: next } })
  if (row.unit === 'mm') {
    const shortLabel = short !== undefined && { short }
    return (
      <LayerLength layer={layer} label={words(row.label)} {...shortLabel} row={row} value={value} commandOf={set} />
    )
  }
  const factor = row.unit === 'share' ? 100 : 1
  return (
    <RangeField
      label={words(row.label)}
      unit={row.unit === 'share' ? '%' : '°'}
      value={row.unit === 'share' ? Math.round(value * factor) : value}
      min={row.min * factor}
      max={row.max * factor}
      decimals={0}
      step={row.step * factor}
      gesture={field((next: number) => set(next / factor))}
    />
  )
}

export interface PlaceFieldsProps {
  readonly layer: LayerId
  readonly place: Place
  readonly commandOf: (change: { readonly x?: number; readonly y?: number; readonly turn?: number }) => Command
}

/** Where something lies on its panel and how it is turned: fields for a grid. */
export function PlaceFields({ layer, place, commandOf }: PlaceFieldsProps) {
  const { t } = useTranslation()
  const { field } = useLayerFields(layer)
  return (
    <>
      <LengthField
        label={t('place.across')}
        short="X"
        value={place.x}
        min={layerMeasures.x.min}
        max={layerMeasures.x.max}
        gesture={field((x: number) => commandOf({ x }))}
      />
      <LengthField
        label={t('place.down')}
        short="Y"
        value={place.y}
        min={layerMeasures.y.min}
        max={layerMeasures.y.max}
        gesture={field((y: number) => commandOf({ y }))}
      />
      <NumberField
        label={t('place.turn')}
        short="↻"
        unit="°"
        value={place.turn}
        min={layerMeasures.turn.min}
        max={layerMeasures.turn.max}
        decimals={0}
        step={1}
        gesture={field((turn: number) => commandOf({ turn }))}
      />
    </>
  )
}

export interface OutlineFieldsProps {
  readonly layer: LayerId
  readonly title: string
  /** The one next to the lettering first. */
  readonly outlines: readonly Outline[]
  /** What an outline starts with when its colour is chosen first, in mm. */
  readonly firstWidth: number
  readonly commandOf: (outlines: Outline[]) => Command
}

/** The outline next to the lettering and, once there is one, the one round it. A width of nothing is no outline. */
export function OutlineFields({ title, outlines, commandOf, ...row }: OutlineFieldsProps) {
  const { t } = useTranslation()
  const [inner = none('#15161A'), outer = none('#FFFFFF')] = outlines
  const both = (one: Outline, other: Outline) => commandOf([one, other].filter(({ width }) => width > 0))
  return (
    <Fold title={title} colours={outlines.map(({ colour }) => colour)}>
      <Section>
        <OutlineRow
          {...row}
          label={t('outline.inner')}
          colourLabel={t('outline.innerColour')}
          outline={inner}
          commandOf={next => both(next, outer)}
        />
        {inner.width > 0 && (
          <OutlineRow
            {...row}
            label={t('outline.outer')}
            colourLabel={t('outline.outerColour')}
            outline={outer}
            commandOf={next => both(inner, next)}
          />
        )}
      </Section>
    </Fold>
  )
}

const none = (colour: string): Outline => ({ colour, width: mm(0) })

interface OutlineRowProps extends Pick<OutlineFieldsProps, 'layer' | 'firstWidth'> {
  readonly label: string
  readonly colourLabel: string
  readonly outline: Outline
  readonly commandOf: (outline: Outline) => Command
}

function OutlineRow({ layer, firstWidth, label, colourLabel, outline, commandOf }: OutlineRowProps) {
  const { field } = useLayerFields(layer)
  const { colour, width } = outline
  return (
    <FieldGrid>
      <LengthField
        label={label}
        value={width}
        min={layerMeasures.outline.min}
        max={layerMeasures.outline.max}
        gesture={field((next: number) => commandOf({ colour, width: mm(next) }))}
      />
      <ColourField
        label={colourLabel}
        colour={colour}
        palette={inks}
        gesture={field((next: string) => commandOf({ colour: next, width: mm(width || firstWidth) }))}
      />
    </FieldGrid>
  )
}

/** Takes the selected thing away; grey where that would be refused. */
export function RemoveButton({ label, removal }: { readonly label: string; readonly removal: Command }) {
  const { dispatch, check } = useDesign()
  const [, select] = useSelection()
  return (
    <ActionButton
      label={label}
      icon="trash"
      kind="danger"
      disabled={check(removal).kind === 'refused'}
      act={() => {
        dispatch(removal)
        select({ kind: 'none' })
      }}
    />
  )
}
