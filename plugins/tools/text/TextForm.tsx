import {
  Chips,
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
  useShaper,
  useWords,
} from '../../../app/panelkit/index.ts'
import {
  defaultFont,
  type FontId,
  fontBook,
  isMeasure,
  type LayerId,
  type LayerSettings,
  layerFields,
  type ShapedText,
  setLayer,
} from '../../../engine/index.ts'
import { type OwnField, ownFields, remove, sameAsPlayers } from './commands.ts'
import { StyleButtons } from './StyleButtons.tsx'
import { ShadowFields, ShapeFields, type TextProps } from './TextFields.tsx'

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

/** What the goalkeeper's text has of its own, each to be given up for what the players have. */
function GoalkeeperOwn({ layer }: { readonly layer: LayerId }) {
  const words = useWords()
  const { shown, dispatch } = useDesign()
  const own = ownFields(shown.goalkeeper.layers[layer])
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
}

/** More of them say no more. */
const mostCharacters = 12

/** Says which characters a face stands in for and which cannot be drawn, before somebody finds out on the shirt. */
function MissingCharacters({ text, font }: { readonly text: string; readonly font: FontId }) {
  const words = useWords()
  const shaper = useShaper()
  if (!shaper.has(font)) return null
  const shaped = shaper.shape({ text, font, capHeight: 10, letterSpacing: 0 })
  const family = familyOf(font)
  return (
    <>
      {shaped.missing.length > 0 && (
        <Note>{words('missing', { characters: shaped.missing.slice(0, mostCharacters).join(' ') })}</Note>
      )}
      {standIns(shaped, text, font).map(([other, characters]) => (
        <Note key={other}>
          {words('standIn', {
            characters: characters.slice(0, mostCharacters).join(' '),
            font: family,
            other: familyOf(other),
          })}
        </Note>
      ))}
    </>
  )
}

const familyOf = (font: FontId): string => fontBook.find(({ id }) => id === font)?.family ?? font

/** The other faces that were taken, each with what it draws. */
function standIns({ glyphs }: ShapedText, text: string, font: FontId) {
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
