import { Chips, Note, Section, useDesign, useWords } from '../../../app/panelkit/index.ts'
import { isMeasure, type LayerId, layerFields } from '../../../engine/index.ts'
import { type OwnField, ownFields, sameAsPlayers } from './commands.ts'

/** What the goalkeeper's text has of its own, each to be given up for what the players have. */
export function GoalkeeperOwn({ layer }: { readonly layer: LayerId }) {
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
  return isMeasure(row) ? row.label : (labels[name] ?? name)
}

const labels: { readonly [Name in OwnField]?: string } = {
  text: 'words',
  font: 'own.font',
  size: 'own.size',
  paint: 'own.paint',
  hidden: 'own.hidden',
}
