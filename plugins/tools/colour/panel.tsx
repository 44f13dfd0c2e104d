import { lazy, Suspense, useEffect } from 'react'
import {
  Line,
  PaintRow,
  type PaintRowProps,
  RowGroup,
  RowGroups,
  useDesign,
  useGarment,
  useGarmentWords,
  useLayer,
  useSelection,
  useShown,
  useWords,
} from '../../../app/panelkit/index.ts'
import {
  type DesignDocument,
  inOrder,
  isZoneShown,
  type LayerId,
  layerOverrides,
  type Paint,
  shownLayer,
  shownPaint,
  type Version,
  type Zone,
} from '../../../engine/plugin.ts'
import { LayerPaintForm, ZonePaintForm } from './PaintForms.tsx'
import { paintedKinds } from './tool.ts'

const ShuffleButton = lazy(async () => ({ default: (await import('./Colourways.tsx')).ShuffleButton }))

/** The cloth and what lies on it, and the paint of what is selected. */
export function ColourPanel() {
  const words = useWords()
  const { preview } = useDesign()
  const { zones: drafted, version } = useGarment()
  const [selected, select] = useSelection()
  const zones = useShown(shown => drafted.filter(candidate => isZoneShown(shown, version, candidate)))
  const layers = useShown(shown => paintedLayers(shown, version))
  const layer = layers.find(({ id }) => selected.kind === 'layer' && selected.layer === id)
  const zone = zones.find(({ key }) => selected.kind === 'zone' && selected.zone === key) ?? zones[0]

  useEffect(() => () => void preview(null), [preview])

  return (
    <>
      <RowGroups>
        <RowGroup heading={words('cloth')}>
          {zones.map(candidate => (
            <ClothRow
              key={candidate.key}
              zone={candidate}
              selected={!layer && candidate === zone}
              select={() => select({ kind: 'zone', zone: candidate.key })}
            />
          ))}
        </RowGroup>
        {layers.length > 0 && (
          <RowGroup heading={words('onShirt')}>
            {layers.map(({ id, slot }) => (
              <LetteringRow
                key={id}
                id={id}
                hasTwin={layers.filter(other => other.slot === slot).length > 1}
                selected={id === layer?.id}
                select={() => select({ kind: 'layer', layer: id })}
              />
            ))}
          </RowGroup>
        )}
      </RowGroups>
      <Line />
      {layer ? <LayerPaintForm key={layer.id} id={layer.id} /> : zone && <ZonePaintForm key={zone.key} zone={zone} />}
      <Suspense fallback={null}>
        <ShuffleButton />
      </Suspense>
    </>
  )
}

/** The lettering of a version, topmost first. */
const paintedLayers = (shown: DesignDocument, version: Version) =>
  inOrder(shown.layers)
    .filter(([, { kind }]) => paintedKinds.includes(kind))
    .map(([id, layer]) => ({ id, slot: shownLayer(layer, layerOverrides(shown, version, id)).slot }))
    .toReversed()

type Row = Pick<PaintRowProps, 'selected' | 'select'>

function ClothRow({ zone, ...row }: Row & { readonly zone: Zone }) {
  const garmentWords = useGarmentWords()
  const { version } = useGarment()
  const paint = useShown(shown => shownPaint(shown, version, zone))
  return <PaintRow {...row} name={garmentWords(`zones.${zone.key}`)} paint={paint} value={useNameOf(paint)} />
}

interface LetteringRowProps extends Row {
  readonly id: LayerId
  /** Another one stands in the same place: the words tell them apart. */
  readonly hasTwin: boolean
}

function LetteringRow({ id, hasTwin, ...row }: LetteringRowProps) {
  const garmentWords = useGarmentWords()
  const { slot, text, paint } = useLayer(id, layer => ({ slot: layer.slot, text: layer.text, paint: layer.paint }))
  const place = slot !== null && garmentWords(`slots.${slot}`)
  const name = place ? (hasTwin ? `${place}: ${text}` : place) : text
  return <PaintRow {...row} name={name} paint={paint} value={useNameOf(paint)} />
}

function useNameOf(paint: Paint): string {
  const words = useWords()
  return paint.type === 'solid' ? paint.colour.toUpperCase() : words('gradient')
}
