import { Chips, Note, Section, useDesign, useWords } from '../../../app/panelkit/index.ts'
import type { LayerId } from '../../../engine/index.ts'
import { type OwnField, ownFields, sameAsPlayers } from './sameAsPlayers.ts'

/** What the goalkeeper's text has of its own, each to be given up for what the players have. */
export function GoalkeeperOwn({ layer }: { readonly layer: LayerId }) {
  const words = useWords()
  const { shown, dispatch } = useDesign()
  const own = ownFields(shown.goalkeeper.layers[layer])
  if (own.length === 0) return null
  const names: Readonly<Record<OwnField, string>> = {
    text: words('words'),
    font: words('own.font'),
    size: words('own.size'),
    place: words('place'),
    paint: words('own.paint'),
    outlines: words('outlines'),
    letterSpacing: words('spacing'),
    arc: words('arc'),
    shadow: words('shadow'),
    opacity: words('own.opacity'),
    hidden: words('own.hidden'),
  }
  return (
    <Section>
      <div>
        <Note>{words('own.heading')}</Note>
        <Chips
          chips={own.map(name => ({
            id: name,
            label: names[name],
            removal: words('own.same', { field: names[name] }),
            remove: () => dispatch(sameAsPlayers.of({ layer, fields: [name] })),
          }))}
        />
      </div>
    </Section>
  )
}
