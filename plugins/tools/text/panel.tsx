import { useEffect } from 'react'
import {
  EmptyHint,
  Line,
  PaintRow,
  RowGroup,
  useDesign,
  useGarment,
  useGarmentWords,
  useSelection,
  useWords,
} from '../../../app/panelkit/index.ts'
import { inOrder, shownLayer } from '../../../engine/index.ts'
import { AddText } from './AddText.tsx'
import { TextForm } from './TextForm.tsx'
import styles from './text.module.css'

/** The texts of the design and the selected one in full. */
export function TextPanel() {
  const words = useWords()
  const garmentWords = useGarmentWords()
  const { shown, preview } = useDesign()
  const { version } = useGarment()
  const [selected, select] = useSelection()
  const texts = inOrder(shown.layers)
    .filter(([, layer]) => layer.kind === 'text')
    .map(([id, layer]) => {
      const own = version === 'goalkeeper' ? shown.goalkeeper.layers[id] : undefined
      return { id, layer: shownLayer(layer, own) }
    })
  const chosen = texts.find(({ id }) => selected.kind === 'layer' && selected.layer === id)

  useEffect(() => () => void preview(null), [preview])

  return (
    <div className={styles.panel} data-chosen={chosen && true}>
      <div className={styles.add}>
        <AddText />
      </div>
      {texts.length === 0 ? (
        <EmptyHint title={words('none')} hint={words('noneHint')} />
      ) : (
        <RowGroup heading={words('onShirt')}>
          {texts.map(({ id, layer }) => (
            <PaintRow
              key={id}
              name={layer.text}
              paint={layer.paint}
              value={layer.slot === null ? '' : garmentWords(`slots.${layer.slot}`)}
              selected={id === chosen?.id}
              select={() => select({ kind: 'layer', layer: id })}
            />
          ))}
        </RowGroup>
      )}
      {chosen && (
        <>
          <Line />
          <TextForm key={`${chosen.id} ${version}`} {...chosen} />
        </>
      )}
    </div>
  )
}
