import { useTranslation } from 'react-i18next'
import { type Command, type LayerId, type LayerTarget, mm, type Outline, type Place } from '../../../engine/index.ts'
import { ColourField } from '../colour/ColourPicker.tsx'
import { inks } from '../colour/colours.ts'
import { ActionButton } from '../controls/actions.tsx'
import { FieldGrid, Fold, Section } from '../controls/layout.tsx'
import { LengthField, NumberField } from '../controls/NumberField.tsx'
import { useDesign, useGarment, useSelection } from './useDesign.ts'

/** What the fields of one layer are made with. */
export interface LayerFieldsKit {
  readonly target: Pick<LayerTarget, 'layer' | 'version'>
  /** Handlers of a field whose value makes a command. */
  field<Value>(commandOf: (value: Value) => Command): {
    readonly preview: (value: Value) => void
    readonly choose: (value: Value) => void
  }
  readonly cancel: () => void
}

/** The layer in the version that the stage shows. */
export function useLayerFields(layer: LayerId): LayerFieldsKit {
  const { preview, dispatch } = useDesign()
  const { version } = useGarment()
  return {
    target: { layer, version },
    field: commandOf => ({
      preview: value => void preview(commandOf(value)),
      choose: value => void dispatch(commandOf(value)),
    }),
    cancel: () => void preview(null),
  }
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
        least={-1500}
        most={1500}
        {...field((x: number) => commandOf({ x }))}
      />
      <LengthField
        label={t('place.down')}
        short="Y"
        value={place.y}
        least={-1500}
        most={1500}
        {...field((y: number) => commandOf({ y }))}
      />
      <NumberField
        label={t('place.turn')}
        short="↻"
        unit="°"
        value={place.turn}
        least={-360}
        most={360}
        decimals={0}
        step={1}
        {...field((turn: number) => commandOf({ turn }))}
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
  const { field, cancel } = useLayerFields(layer)
  const { colour, width } = outline
  return (
    <FieldGrid>
      <LengthField
        label={label}
        value={width}
        least={0}
        most={40}
        {...field((next: number) => commandOf({ colour, width: mm(next) }))}
      />
      <ColourField
        label={colourLabel}
        colour={colour}
        palette={inks}
        {...field((next: string) => commandOf({ colour: next, width: mm(width || firstWidth) }))}
        cancel={cancel}
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
