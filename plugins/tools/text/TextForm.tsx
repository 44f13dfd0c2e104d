import {
  FieldGrid,
  Fold,
  FontField,
  inks,
  Line,
  Note,
  OutlineFields,
  PaintField,
  PlaceFields,
  RemoveButton,
  Section,
  TextField,
  useDesign,
  useLayerFields,
  useWords,
} from '../../../app/panelkit/index.ts'
import { defaultFont, type LayerSettings, setLayer } from '../../../engine/index.ts'
import { remove } from './commands.ts'
import { GoalkeeperOwn } from './GoalkeeperOwn.tsx'
import { MissingCharacters } from './MissingCharacters.tsx'
import { ShadowFields } from './ShadowFields.tsx'
import { ShapeFields } from './ShapeFields.tsx'
import { StyleButtons } from './StyleButtons.tsx'
import type { TextProps } from './textProps.ts'

/** Everything about one text: its words, how they are set, their colour and where they lie. */
export function TextForm({ id, layer }: TextProps) {
  const words = useWords()
  const { dispatch } = useDesign()
  const { target, field } = useLayerFields(id)
  const set = (fields: LayerSettings) => setLayer.of({ ...target, fields })
  const font = layer.font ?? defaultFont
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
            gesture={field((written: string) => set({ text: written }))}
          />
          {layer.slot === 'playerName' && <Note>{words('sample')}</Note>}
          <MissingCharacters text={layer.text} font={font} />
        </div>
        <FontField font={font} sample={layer.text} choose={chosen => dispatch(set({ font: chosen }))} />
        <ShapeFields id={id} layer={layer} />
      </Section>
      <Line />
      <PaintField paint={layer.paint} palette={inks} gesture={field(next => set({ paint: next }))} />
      <Line />
      <OutlineFields
        layer={id}
        title={words('outlines')}
        outlines={layer.outlines}
        firstWidth={2}
        commandOf={outlines => set({ outlines })}
      />
      <ShadowFields id={id} layer={layer} />
      <Fold title={words('place')}>
        <Section>
          <FieldGrid>
            <PlaceFields layer={id} place={layer.place} commandOf={change => set({ place: change })} />
          </FieldGrid>
        </Section>
      </Fold>
      <Line />
      <Section>
        <StyleButtons id={id} layer={layer} />
        <RemoveButton
          label={target.version === 'goalkeeper' ? words('hide') : words('remove')}
          removal={remove.of(target)}
        />
      </Section>
    </>
  )
}
