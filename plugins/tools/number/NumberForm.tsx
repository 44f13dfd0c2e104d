import {
  ActionButton,
  ContrastHint,
  FontField,
  inks,
  LengthField,
  Line,
  Note,
  OutlineFields,
  PaintField,
  RemoveButton,
  Section,
  SwitchField,
  TextField,
  useDesign,
  useLayer,
  useLayerFields,
  useShown,
  useWords,
} from '../../../app/panelkit/index.ts'
import { defaultFont, type LayerId, layerMeasures, setLayer } from '../../../engine/plugin.ts'
import { link, type NumberStyle, numberFields, setNumber } from './linkedNumbers.ts'
import { remove, sameAsPlayers } from './tool.ts'

export interface NumberFormProps {
  readonly id: LayerId
}

/** Everything about one number: its figures, how high and in which face they stand, their colours. */
export function NumberForm({ id }: NumberFormProps) {
  const layer = useLayer(id, each => each)
  const { text, font, size, paint, outlines } = layer
  const words = useWords()
  const { dispatch, check } = useDesign()
  const { target, field } = useLayerFields(id)
  const { version } = target
  const { linked } = numberFields.of(layer)
  const isOneOfMany = useShown(({ layers }) => Object.values(layers).filter(({ kind }) => kind === 'number').length > 1)
  const set = (fields: NumberStyle) => setNumber(layer, target, fields)
  const sized = (height: number) => setLayer.of({ ...target, fields: { size: { height } } })
  const face = font ?? defaultFont
  const same = sameAsPlayers.of({ layer: id })
  return (
    <>
      <Section>
        {isOneOfMany && <SwitchField label={words('linked')} on={linked} choose={on => dispatch(link.of({ on }))} />}
        <div>
          <TextField
            label={words('digits')}
            value={text}
            longest={2}
            emptyProblem={words('digitsProblem')}
            gesture={field((digits: string) => set({ text: digits }))}
          />
          <Note>{words('sample')}</Note>
        </div>
        <FontField font={face} sample={text} choose={chosen => dispatch(set({ font: chosen }))} />
        <LengthField
          label={words('height')}
          value={size.height}
          min={layerMeasures.height.min}
          max={layerMeasures.height.max}
          gesture={field(sized)}
        />
      </Section>
      <Line />
      <PaintField paint={paint} palette={inks} gesture={field(next => set({ paint: next }))} />
      <ContrastHint layer={id} />
      <Line />
      <OutlineFields
        layer={id}
        title={words('outlines')}
        outlines={outlines}
        firstWidth={4}
        commandOf={next => set({ outlines: next })}
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
