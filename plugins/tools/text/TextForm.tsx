import {
  Chips,
  FieldGrid,
  Fold,
  FontField,
  FontWith,
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
  useLayer,
  useLayerFields,
  useShaper,
  useShown,
  useWords,
} from '../../../app/panelkit/index.ts'
import {
  defaultFont,
  type FontId,
  familyOf,
  isMeasure,
  type LayerId,
  type LayerSettings,
  lackingOf,
  layerFields,
  type ShapedText,
  setLayer,
} from '../../../engine/plugin.ts'
import { type OwnField, ownFields, remove, sameAsPlayers } from './commands.ts'
import { KeptStyles } from './KeptStyles.tsx'
import { StyleButtons } from './StyleButtons.tsx'
import { ShadowFields, ShapeFields, type TextProps } from './TextFields.tsx'

/** Everything about one text: its words, how they are set, their colour and where they lie. */
export function TextForm({ id }: TextProps) {
  const words = useWords()
  const { target } = useLayerFields(id)
  return (
    <>
      {target.version === 'goalkeeper' && <GoalkeeperOwn layer={id} />}
      <Section>
        <WordsField id={id} />
        <ShapeFields id={id} />
      </Section>
      <Line />
      <TextPaint id={id} />
      <Line />
      <TextOutlines id={id} />
      <ShadowFields id={id} />
      <KeptStyles id={id} />
      <Fold title={words('place')}>
        <Section>
          <FieldGrid>
            <TextPlace id={id} />
          </FieldGrid>
        </Section>
      </Fold>
      <Line />
      <Section>
        <StyleButtons id={id} />
        <RemoveButton
          label={target.version === 'goalkeeper' ? words('hide') : words('remove')}
          removal={remove.of(target)}
        />
      </Section>
    </>
  )
}

function WordsField({ id }: TextProps) {
  const words = useWords()
  const { dispatch } = useDesign()
  const { field, set } = useTextFields(id)
  const { text, slot, font: chosen } = useLayer(id, layer => ({ text: layer.text, slot: layer.slot, font: layer.font }))
  const font = chosen ?? defaultFont
  return (
    <>
      <div>
        <TextField
          label={words('words')}
          value={text}
          longest={300}
          hasLines={slot !== 'playerName'}
          emptyProblem={words('wordsProblem')}
          gesture={field((written: string) => set({ text: written }))}
        />
        {slot === 'playerName' && <Note>{words('sample')}</Note>}
        <MissingCharacters text={text} font={font} choose={next => dispatch(set({ font: next }))} />
      </div>
      <FontField font={font} sample={text} choose={next => dispatch(set({ font: next }))} />
    </>
  )
}

function TextPaint({ id }: TextProps) {
  const { field, set } = useTextFields(id)
  const paint = useLayer(id, layer => layer.paint)
  return <PaintField paint={paint} palette={inks} gesture={field(next => set({ paint: next }))} />
}

function TextOutlines({ id }: TextProps) {
  const words = useWords()
  const { set } = useTextFields(id)
  return (
    <OutlineFields
      layer={id}
      title={words('outlines')}
      outlines={useLayer(id, layer => layer.outlines)}
      firstWidth={2}
      commandOf={outlines => set({ outlines })}
    />
  )
}

function TextPlace({ id }: TextProps) {
  const { set } = useTextFields(id)
  const place = useLayer(id, layer => layer.place)
  return <PlaceFields layer={id} place={place} commandOf={change => set({ place: change })} />
}

function useTextFields(id: LayerId) {
  const { target, field } = useLayerFields(id)
  return { field, set: (fields: LayerSettings) => setLayer.of({ ...target, fields }) }
}

/** What the goalkeeper's text has of its own, each to be given up for what the players have. */
function GoalkeeperOwn({ layer }: { readonly layer: LayerId }) {
  const words = useWords()
  const { dispatch } = useDesign()
  const own = useShown(shown => ownFields(shown.goalkeeper.layers[layer]))
  if (own.length === 0) return null
  const nameOf = (name: OwnField) => words(labelOf(name))
  return (
    <Section>
      <div>
        <Note>{words('own.heading')}</Note>
        <Chips
          chips={own.map(name => ({
            id: name,
            label: nameOf(name),
            removal: words('own.same', { field: nameOf(name) }),
            remove: () => dispatch(sameAsPlayers.of({ layer, fields: [name] })),
          }))}
        />
      </div>
    </Section>
  )
}

/** A number is called as in its row; the others have a label of their own. */
const labelOf = (name: OwnField): string => {
  const row = layerFields[name]
  return isMeasure(row) ? row.label : (ownLabels[name] ?? name)
}

const ownLabels: { readonly [Name in OwnField]?: string } = {
  text: 'words',
  font: 'own.font',
  size: 'own.size',
  paint: 'own.paint',
  hidden: 'own.hidden',
  textCase: 'textCase',
}

/** More of them say no more. */
const maxCharacters = 12

interface MissingCharactersProps {
  readonly text: string
  readonly font: FontId
  readonly choose: (font: FontId) => void
}

/** Says which characters a face stands in for and which cannot be drawn, before somebody finds out on the shirt. */
function MissingCharacters({ text, font, choose }: MissingCharactersProps) {
  const words = useWords()
  const shaper = useShaper()
  if (!shaper.has(font)) return null
  const shaped = shaper.shape({ text, font, capHeight: 10, letterSpacing: 0 })
  const family = familyOf(font)
  const lacking = lackingOf(shaped)
  return (
    <>
      {lacking.length > 0 && (
        <>
          <Note>{words('missing', { characters: lacking.slice(0, maxCharacters).join(' ') })}</Note>
          <FontWith characters={lacking} choose={choose} />
        </>
      )}
      {placeholders(shaped, text, font).map(([other, characters]) => (
        <Note key={other}>
          {words('fallbackFont', {
            characters: characters.slice(0, maxCharacters).join(' '),
            font: family,
            other: familyOf(other),
          })}
        </Note>
      ))}
    </>
  )
}

/** The other faces that were taken, each with what it draws. */
function placeholders({ glyphs }: ShapedText, text: string, font: FontId) {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((one, other) => one - other)
  const taken = new Map<FontId, Set<string>>()
  for (const glyph of glyphs) {
    if (glyph.font === font || glyph.glyph === 0) continue
    const end = starts[starts.indexOf(glyph.cluster) + 1] ?? text.length
    const character = text.slice(glyph.cluster, end).trim()
    if (character !== '') taken.set(glyph.font, (taken.get(glyph.font) ?? new Set()).add(character))
  }
  return [...taken].map(([other, characters]) => [other, [...characters]] as const)
}
