import { useEffect } from 'react'
import {
  EmptyHint,
  IconAction,
  Line,
  SortRows,
  useDesign,
  useGarment,
  useGarmentWords,
  useSelection,
  useWords,
} from '../../../app/panelkit/index.ts'
import { inOrder, type LayerFields, layerId, shownLayer } from '../../../engine/index.ts'
import { reorder, setHidden, setLocked } from './commands.ts'
import { LayerForm } from './LayerForm.tsx'

/** Everything on the garment, topmost first, and the measures of what is selected. */
export function LayersPanel() {
  const words = useWords()
  const garmentWords = useGarmentWords()
  const { shown, preview, dispatch } = useDesign()
  const { version } = useGarment()
  const [selected, select] = useSelection()

  useEffect(() => () => void preview(null), [preview])

  const layers = inOrder(shown.layers)
    .map(([id, layer]) => {
      const seen = shownLayer(layer, version === 'goalkeeper' ? shown.goalkeeper.layers[id] : undefined)
      return { id, layer: seen, name: nameOf(seen) }
    })
    .toReversed()
  const chosen = layers.find(({ id }) => selected.kind === 'layer' && selected.layer === id)

  function nameOf({ slot, text, kind }: LayerFields): string {
    if (slot !== null) return garmentWords(`slots.${slot}`)
    return text || kind
  }
  const moved = (id: string, to: number) => {
    const others = layers.filter(other => other.id !== id)
    dispatch(reorder.of({ layer: id, over: others[to]?.id ?? null }))
  }

  if (layers.length === 0) return <EmptyHint title={words('none')} hint={words('noneHint')} />
  return (
    <>
      <SortRows
        label={words('list')}
        moveLabel={name => words('move', { name })}
        select={id => select({ kind: 'layer', layer: layerId(id) })}
        move={moved}
        rows={layers.map(({ id, layer, name }) => ({
          id,
          kind: layer.kind,
          name,
          detail: detailOf(layer, garmentWords(`panels.${layer.place.panel}`)),
          selected: id === chosen?.id,
          dim: layer.hidden,
          actions: (
            <>
              {layer.locked && (
                <IconAction
                  label={words('unlock')}
                  icon="lock"
                  act={() => dispatch(setLocked.of({ layer: id, locked: false }))}
                />
              )}
              <IconAction
                label={layer.hidden ? words('show') : words('hide')}
                icon={layer.hidden ? 'hidden' : 'eye'}
                act={() => dispatch(setHidden.of({ layer: id, version, hidden: !layer.hidden }))}
              />
            </>
          ),
        }))}
      />
      {chosen && (
        <>
          <Line />
          <LayerForm key={chosen.id} {...chosen} />
        </>
      )}
    </>
  )
}

/** What it says, and on which piece of cloth. */
const detailOf = ({ text }: LayerFields, panel: string): string => (text === '' ? panel : `${text} · ${panel}`)
