import {
  ActionButton,
  FontField,
  Line,
  Note,
  PaintField,
  Section,
  TextField,
  useDesign,
  useSelection,
  useWords,
} from '../../../app/panelkit/index.ts'
import { defaultFont } from '../../../engine/index.ts'
import { remove, setFont, setPaint, setWords } from './commands.ts'
import { GoalkeeperOwn } from './GoalkeeperOwn.tsx'
import { inks } from './inks.ts'
import { MissingCharacters } from './MissingCharacters.tsx'
import { type EffectProps, OutlineFields } from './OutlineFields.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { ShadowFields } from './ShadowFields.tsx'
import { ShapeFields } from './ShapeFields.tsx'
import { StyleButtons } from './StyleButtons.tsx'
import { useTextFields } from './useTextFields.tsx'

/** Everything about one text: its words, how they are set, their colour and where they lie. */
export function TextForm({ id, layer }: EffectProps) {
  const words = useWords()
  const { dispatch, check } = useDesign()
  const { target, field, cancel } = useTextFields(id)
  const [, select] = useSelection()
  const font = layer.font ?? defaultFont
  const removal = remove.of(target)
  return (
    <>
      {target.version === 'goalkeeper' && <GoalkeeperOwn layer={id} />}
      <Section>
        <div>
          <TextField
            label={words('words')}
            value={layer.text}
            longest={300}
            emptyProblem={words('wordsProblem')}
            {...field((written: string) => setWords.of({ ...target, words: written }))}
          />
          {layer.slot === 'playerName' && <Note>{words('sample')}</Note>}
          <MissingCharacters text={layer.text} font={font} />
        </div>
        <FontField
          font={font}
          sample={layer.text}
          choose={chosen => dispatch(setFont.of({ ...target, font: chosen }))}
        />
        <ShapeFields id={id} layer={layer} />
      </Section>
      <Line />
      <PaintField
        paint={layer.paint}
        palette={inks}
        {...field(next => setPaint.of({ ...target, paint: next }))}
        cancel={cancel}
      />
      <Line />
      <OutlineFields id={id} layer={layer} />
      <ShadowFields id={id} layer={layer} />
      <PlaceFields id={id} layer={layer} />
      <Line />
      <Section>
        <StyleButtons id={id} layer={layer} />
        <ActionButton
          label={target.version === 'goalkeeper' ? words('hide') : words('remove')}
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
