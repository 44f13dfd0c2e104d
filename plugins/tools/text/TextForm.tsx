import {
  ActionButton,
  ChoiceField,
  FieldGrid,
  LengthField,
  Line,
  NumberField,
  PaintField,
  Section,
  TextField,
  useDesign,
  useSelection,
  useWords,
} from '../../../app/panelkit/index.ts'
import { type Command, defaultFont, fontBook, type LayerFields, type LayerId } from '../../../engine/index.ts'
import { remove, setFont, setPaint, setPlace, setSize, setSpacing, setWords } from './commands.ts'
import { inks } from './inks.ts'
import { MissingCharacters } from './MissingCharacters.tsx'
import { OutlineFields } from './OutlineFields.tsx'

export interface TextFormProps {
  readonly id: LayerId
  /** As it is shown, with the running preview. */
  readonly layer: LayerFields
}

/** Everything about one text: its words, how they are set, where they lie and their colour. */
export function TextForm({ id: layer, layer: { text, font, place, size, letterSpacing, paint } }: TextFormProps) {
  const words = useWords()
  const { preview, dispatch, check } = useDesign()
  const [, select] = useSelection()
  /** Handlers of a field whose value makes a command. */
  const field = <Value,>(commandOf: (value: Value) => Command) => ({
    preview: (value: Value) => void preview(commandOf(value)),
    choose: (value: Value) => void dispatch(commandOf(value)),
  })
  const removal = remove.of({ layer })
  return (
    <>
      <Section>
        <TextField
          label={words('words')}
          value={text}
          longest={300}
          emptyProblem={words('wordsProblem')}
          {...field((written: string) => setWords.of({ layer, words: written }))}
        />
        <MissingCharacters text={text} font={font ?? defaultFont} />
        <ChoiceField
          label={words('font')}
          choices={fontBook.map(entry => ({ value: entry.id, label: entry.family }))}
          value={font ?? defaultFont}
          choose={chosen => dispatch(setFont.of({ layer, font: chosen }))}
        />
        <FieldGrid>
          <LengthField
            label={words('height')}
            short="H"
            value={size.height}
            least={5}
            most={400}
            {...field((height: number) => setSize.of({ layer, height }))}
          />
          <NumberField
            label={words('turn')}
            short="↻"
            unit="°"
            value={place.turn}
            least={-360}
            most={360}
            decimals={0}
            step={1}
            {...field((turn: number) => setPlace.of({ layer, turn }))}
          />
          <LengthField
            label={words('across')}
            short="X"
            value={place.x}
            least={-1500}
            most={1500}
            {...field((x: number) => setPlace.of({ layer, x }))}
          />
          <LengthField
            label={words('down')}
            short="Y"
            value={place.y}
            least={-1500}
            most={1500}
            {...field((y: number) => setPlace.of({ layer, y }))}
          />
          <LengthField
            label={words('spacing')}
            short="A↔"
            value={letterSpacing}
            least={-20}
            most={100}
            {...field((spacing: number) => setSpacing.of({ layer, letterSpacing: spacing }))}
          />
        </FieldGrid>
      </Section>
      <Line />
      <PaintField
        paint={paint}
        palette={inks}
        {...field(next => setPaint.of({ layer, paint: next }))}
        cancel={() => void preview(null)}
      />
      <Line />
      <OutlineFields layer={layer} />
      <Line />
      <Section>
        <ActionButton
          label={words('remove')}
          icon="trash"
          kind="danger"
          disabled={check(removal).kind === 'refused'}
          act={() => {
            dispatch(removal)
            select({ kind: 'none' })
          }}
        />
      </Section>
    </>
  )
}
