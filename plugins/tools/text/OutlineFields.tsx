import { ColourField, FieldGrid, Fold, LengthField, Section, useWords } from '../../../app/panelkit/index.ts'
import { type Command, type LayerFields, type LayerId, mm, type Outline } from '../../../engine/index.ts'
import { setOutlines } from './commands.ts'
import { inks } from './inks.ts'
import { useTextFields } from './useTextFields.tsx'

export interface EffectProps {
  readonly id: LayerId
  readonly layer: LayerFields
}

/** The outline next to the letters and the one round it. A width of nothing is no outline. */
export function OutlineFields({ id, layer: { outlines } }: EffectProps) {
  const words = useWords()
  const { target } = useTextFields(id)
  const [inner = none('#15161A'), outer = none('#FFFFFF')] = outlines
  const command = (one: Outline, other: Outline): Command =>
    setOutlines.of({ ...target, outlines: [one, other].filter(({ width }) => width > 0) })
  return (
    <Fold title={words('outlines')} colours={outlines.map(({ colour }) => colour)}>
      <Section>
        <OutlineRow
          id={id}
          label={words('inner')}
          colourLabel={words('innerColour')}
          outline={inner}
          commandOf={next => command(next, outer)}
        />
        {inner.width > 0 && (
          <OutlineRow
            id={id}
            label={words('outer')}
            colourLabel={words('outerColour')}
            outline={outer}
            commandOf={next => command(inner, next)}
          />
        )}
      </Section>
    </Fold>
  )
}

const none = (colour: string): Outline => ({ colour, width: mm(0) })

/** What an outline starts with when its colour is chosen first. */
const firstWidth = 2

interface OutlineRowProps {
  readonly id: LayerId
  readonly label: string
  readonly colourLabel: string
  readonly outline: Outline
  readonly commandOf: (outline: Outline) => Command
}

function OutlineRow({ id, label, colourLabel, outline, commandOf }: OutlineRowProps) {
  const { field, cancel } = useTextFields(id)
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
