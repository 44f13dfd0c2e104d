import { FieldGrid, HexField, LengthField, Section, useDesign, useWords } from '../../../app/panelkit/index.ts'
import { type Command, type LayerId, mm, type Outline } from '../../../engine/index.ts'
import { setOutlines } from './commands.ts'

/** The outline next to the letters: how wide and in which colour. A width of nothing is no outline. */
export function OutlineFields({ layer }: { readonly layer: LayerId }) {
  const words = useWords()
  const { shown, preview, dispatch } = useDesign()
  const [first = { colour: '#15161A', width: mm(0) }, ...others] = shown.layers[layer]?.outlines ?? []
  const changed = (change: Partial<Outline>): Command => {
    const next = { ...first, ...change }
    const outlines = next.width > 0 ? [next, ...others] : others
    return setOutlines.of({ layer, outlines: outlines.map(outline => ({ ...outline })) })
  }
  return (
    <Section>
      <FieldGrid>
        <LengthField
          label={words('outline')}
          value={first.width}
          least={0}
          most={40}
          preview={width => void preview(changed({ width: mm(width) }))}
          choose={width => void dispatch(changed({ width: mm(width) }))}
        />
        <HexField
          label={words('outlineColour')}
          colour={first.colour}
          choose={colour => void dispatch(changed({ colour, width: mm(first.width || 2) }))}
        />
      </FieldGrid>
    </Section>
  )
}
