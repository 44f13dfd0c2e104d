import { ColourField, FieldGrid, Fold, LengthField, Section, useDesign, useWords } from '../../../app/panelkit/index.ts'
import { type Command, mm, type Outline } from '../../../engine/index.ts'
import { setOutlines } from './commands.ts'
import { inks } from './inks.ts'
import type { Target } from './target.ts'

export interface OutlineFieldsProps {
  readonly target: Target
  readonly outlines: readonly Outline[]
}

/** The outline next to the figures and, once there is one, the one round it. A width of nothing is no outline. */
export function OutlineFields({ target, outlines }: OutlineFieldsProps) {
  const words = useWords()
  const [inner = none('#15161A'), outer = none('#FFFFFF')] = outlines
  const commandOf = (one: Outline, other: Outline): Command =>
    setOutlines.of({ ...target, outlines: [one, other].filter(({ width }) => width > 0) })
  return (
    <Fold title={words('outlines')} colours={outlines.map(({ colour }) => colour)}>
      <Section>
        <OutlineRow
          label={words('inner')}
          colourLabel={words('innerColour')}
          outline={inner}
          commandOf={next => commandOf(next, outer)}
        />
        {inner.width > 0 && (
          <OutlineRow
            label={words('outer')}
            colourLabel={words('outerColour')}
            outline={outer}
            commandOf={next => commandOf(inner, next)}
          />
        )}
      </Section>
    </Fold>
  )
}

const none = (colour: string): Outline => ({ colour, width: mm(0) })

/** What an outline starts with when its colour is chosen first, in mm. */
const firstWidth = 4

interface OutlineRowProps {
  readonly label: string
  readonly colourLabel: string
  readonly outline: Outline
  readonly commandOf: (outline: Outline) => Command
}

function OutlineRow({ label, colourLabel, outline: { colour, width }, commandOf }: OutlineRowProps) {
  const { preview, dispatch } = useDesign()
  const wide = (millimetres: number) => commandOf({ colour, width: mm(millimetres) })
  const coloured = (next: string) => commandOf({ colour: next, width: mm(width || firstWidth) })
  return (
    <FieldGrid>
      <LengthField
        label={label}
        value={width}
        least={0}
        most={40}
        preview={next => void preview(wide(next))}
        choose={next => void dispatch(wide(next))}
      />
      <ColourField
        label={colourLabel}
        colour={colour}
        palette={inks}
        preview={next => void preview(coloured(next))}
        choose={next => void dispatch(coloured(next))}
        cancel={() => void preview(null)}
      />
    </FieldGrid>
  )
}
