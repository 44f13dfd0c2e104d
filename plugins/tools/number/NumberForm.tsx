import {
  ActionButton,
  FontField,
  inks,
  LengthField,
  Line,
  Note,
  OutlineFields,
  PaintField,
  RemoveButton,
  Section,
  TextField,
  useDesign,
  useLayerFields,
  useWords,
} from '../../../app/panelkit/index.ts'
import { defaultFont, type LayerFields, type LayerId } from '../../../engine/index.ts'
import { remove, sameAsPlayers, setDigits, setFont, setHeight, setOutlines, setPaint } from './commands.ts'

export interface NumberFormProps {
  readonly id: LayerId
  /** As the version shows it, with the running preview. */
  readonly layer: LayerFields
}

/** Everything about one number: its figures, how high and in which face they stand, their colours. */
export function NumberForm({ id, layer: { text, font, size, paint, outlines } }: NumberFormProps) {
  const words = useWords()
  const { dispatch, check } = useDesign()
  const { target, field, cancel } = useLayerFields(id)
  const { version } = target
  const face = font ?? defaultFont
  const same = sameAsPlayers.of({ layer: id })
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
        cancel={cancel}
      />
      <Line />
      <OutlineFields
        layer={id}
        title={words('outlines')}
        outlines={outlines}
        firstWidth={4}
        commandOf={next => setOutlines.of({ ...target, outlines: next })}
      />
      <Line />
      <Section>
        {version === 'goalkeeper' && check(same).kind === 'applied' && (
          <ActionButton label={words('same')} icon="reset" act={() => dispatch(same)} />
        )}
        <RemoveButton label={version === 'goalkeeper' ? words('hide') : words('remove')} removal={remove.of(target)} />
      </Section>
    </>
  )
}
