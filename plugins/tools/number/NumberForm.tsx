import {
  ActionButton,
  FontField,
  LengthField,
  Line,
  Note,
  PaintField,
  Section,
  TextField,
  useDesign,
  useGarment,
  useSelection,
  useWords,
} from '../../../app/panelkit/index.ts'
import { type Command, defaultFont, type LayerFields, type LayerId } from '../../../engine/index.ts'
import { remove, sameAsPlayers, setDigits, setFont, setHeight, setPaint } from './commands.ts'
import { inks } from './inks.ts'
import { OutlineFields } from './OutlineFields.tsx'

export interface NumberFormProps {
  readonly id: LayerId
  /** As the version shows it, with the running preview. */
  readonly layer: LayerFields
}

/** Everything about one number: its figures, how high and in which face they stand, their colours. */
export function NumberForm({ id, layer: { text, font, size, paint, outlines } }: NumberFormProps) {
  const words = useWords()
  const { preview, dispatch, check } = useDesign()
  const { version } = useGarment()
  const [, select] = useSelection()
  const target = { layer: id, version }
  const field = <Value,>(commandOf: (value: Value) => Command) => ({
    preview: (value: Value) => void preview(commandOf(value)),
    choose: (value: Value) => void dispatch(commandOf(value)),
  })
  const face = font ?? defaultFont
  const same = sameAsPlayers.of({ layer: id })
  const removal = remove.of(target)
  return (
    <>
      <Section>
        <div>
          <TextField
            label={words('digits')}
            value={text}
            longest={2}
            emptyProblem={words('digitsProblem')}
            {...field((digits: string) => setDigits.of({ ...target, digits }))}
          />
          <Note>{words('sample')}</Note>
        </div>
        <FontField font={face} sample={text} choose={chosen => dispatch(setFont.of({ ...target, font: chosen }))} />
        <LengthField
          label={words('height')}
          value={size.height}
          least={20}
          most={400}
          {...field((height: number) => setHeight.of({ ...target, height }))}
        />
      </Section>
      <Line />
      <PaintField
        paint={paint}
        palette={inks}
        {...field(next => setPaint.of({ ...target, paint: next }))}
        cancel={() => void preview(null)}
      />
      <Line />
      <OutlineFields target={target} outlines={outlines} />
      <Line />
      <Section>
        {version === 'goalkeeper' && check(same).kind === 'applied' && (
          <ActionButton label={words('same')} icon="reset" act={() => dispatch(same)} />
        )}
        <ActionButton
          label={version === 'goalkeeper' ? words('hide') : words('remove')}
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
