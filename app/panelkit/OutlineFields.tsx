import { useTranslation } from 'react-i18next'
import { type Command, type LayerId, mm, type Outline } from '../../engine/index.ts'
import { ColourField } from './ColourField.tsx'
import { FieldGrid } from './FieldGrid.tsx'
import { Fold } from './Fold.tsx'
import { inks } from './inks.ts'
import { LengthField } from './LengthField.tsx'
import { Section } from './RowGroup.tsx'
import { useLayerFields } from './useLayerFields.ts'

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
