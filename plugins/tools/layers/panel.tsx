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
  useShown,
  useWords,
} from '../../../app/panelkit/index.ts'
import {
  type DesignDocument,
  inOrder,
  type LayerSettings,
  layerId,
  layerOverrides,
  setLayer,
  shownLayer,
  type Version,
} from '../../../engine/plugin.ts'
import { reorder } from './commands.ts'
import { LayerForm } from './LayerForm.tsx'

/** Everything on the garment, topmost first, and the measures of what is selected. */
export function LayersPanel() {
  const words = useWords()
  const garmentWords = useGarmentWords()
  const { preview, dispatch } = useDesign()
  const { version } = useGarment()
  const [selected, select] = useSelection()

  useEffect(() => () => void preview(null), [preview])

  const layers = useShown(shown => listedLayers(shown, version))
  const chosen = layers.find(({ id }) => selected.kind === 'layer' && selected.layer === id)

  const nameOf = ({ slot, text, kind }: ListedLayer): string =>
    slot === null ? text || kind : garmentWords(`slots.${slot}`)
  const moved = (id: string, to: number) => {
    const others = layers.filter(other => other.id !== id)
    dispatch(reorder.of({ layer: id, over: others[to]?.id ?? null }))
  }

  const set = ({ id }: ListedLayer, fields: LayerSettings) => setLayer.of({ layer: id, version, fields })

  if (layers.length === 0) return <EmptyHint title={words('none')} hint={words('noneHint')} />
  return (
    <>
      <SortRows
        label={words('list')}
        moveLabel={name => words('move', { name })}
        select={id => select({ kind: 'layer', layer: layerId(id) })}
        move={moved}
        rows={layers.map(layer => ({
          id: layer.id,
          kind: layer.kind,
          name: nameOf(layer),
          detail: detailOf(layer, garmentWords(`panels.${layer.panel}`)),
          selected: layer.id === chosen?.id,
          dim: layer.hidden,
          actions: (
            <>
              {layer.locked && (
                <IconAction label={words('unlock')} icon="lock" act={() => dispatch(set(layer, { locked: false }))} />
              )}
              <IconAction
                label={layer.hidden ? words('show') : words('hide')}
                icon={layer.hidden ? 'hidden' : 'eye'}
                act={() => dispatch(set(layer, { hidden: !layer.hidden }))}
              />
            </>
          ),
        }))}
      />
      {chosen && (
        <>
          <Line />
          <LayerForm key={chosen.id} id={chosen.id} name={nameOf(chosen)} />
        </>
      )}
    </>
  )
}

/** What the list shows of the layers of a version, topmost first. */
const listedLayers = (shown: DesignDocument, version: Version) =>
  inOrder(shown.layers)
    .map(([id, layer]) => {
      const { kind, slot, text, place, locked, hidden } = shownLayer(layer, layerOverrides(shown, version, id))
      return { id, kind, slot, text, panel: place.panel, locked, hidden }
    })
    .toReversed()

type ListedLayer = ReturnType<typeof listedLayers>[number]

/** What it says, and on which piece of cloth. */
const detailOf = ({ text }: ListedLayer, panel: string): string => (text === '' ? panel : `${text} · ${panel}`)
