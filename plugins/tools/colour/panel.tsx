import { useEffect } from 'react'
import {
  Line,
  PaintRow,
  RowGroup,
  RowGroups,
  useDesign,
  useGarment,
  useGarmentWords,
  useSelection,
  useWords,
} from '../../../app/panelkit/index.ts'
import { inOrder, isZoneShown, type LayerFields, type Paint, shownLayer, shownPaint } from '../../../engine/index.ts'
import { LayerPaintForm, ZonePaintForm } from './PaintForms.tsx'
import { paintedKinds } from './tool.ts'

/** The cloth and what lies on it, and the paint of what is selected. */
export function ColourPanel() {
  const words = useWords()
  const garmentWords = useGarmentWords()
  const { shown, preview } = useDesign()
  const { zones: drafted, version } = useGarment()
  const [selected, select] = useSelection()
  const zones = drafted.filter(candidate => isZoneShown(shown, version, candidate))
  const layers = inOrder(shown.layers)
    .filter(([, { kind }]) => paintedKinds.includes(kind))
    .map(([id, layer]) => {
      const own = version === 'goalkeeper' ? shown.goalkeeper.layers[id] : undefined
      return { id, layer: shownLayer(layer, own) }
    })
    .toReversed()
  const layer = layers.find(({ id }) => selected.kind === 'layer' && selected.layer === id)
  const zone = zones.find(({ key }) => selected.kind === 'zone' && selected.zone === key) ?? zones[0]

  useEffect(() => () => void preview(null), [preview])

  const labelOf = (paint: Paint) => (paint.type === 'solid' ? paint.colour.toUpperCase() : words('gradient'))
  const nameOf = ({ slot, text }: LayerFields): string => {
    const others = layers.filter(other => other.layer.slot === slot)
    if (slot === null) return text
    const place = garmentWords(`slots.${slot}`)
    return others.length > 1 ? `${place}: ${text}` : place
  }
  return (
    <>
      <RowGroups>
        <RowGroup heading={words('cloth')}>
          {zones.map(candidate => {
            const paint = shownPaint(shown, version, candidate)
            return (
              <PaintRow
                key={candidate.key}
                name={garmentWords(`zones.${candidate.key}`)}
                paint={paint}
                value={labelOf(paint)}
                selected={!layer && candidate === zone}
                select={() => select({ kind: 'zone', zone: candidate.key })}
              />
            )
          })}
        </RowGroup>
        {layers.length > 0 && (
          <RowGroup heading={words('onShirt')}>
            {layers.map(({ id, layer: each }) => (
              <PaintRow
                key={id}
                name={nameOf(each)}
                paint={each.paint}
                value={labelOf(each.paint)}
                selected={id === layer?.id}
                select={() => select({ kind: 'layer', layer: id })}
              />
            ))}
          </RowGroup>
        )}
      </RowGroups>
      <Line />
      {layer ? (
        <LayerPaintForm key={layer.id} id={layer.id} paint={layer.layer.paint} />
      ) : (
        zone && <ZonePaintForm key={zone.key} zone={zone.key} paint={shownPaint(shown, version, zone)} />
      )}
    </>
  )
}
