import {
  type ArtworkView,
  createArtwork,
  createState,
  type DesignDocument,
  layerId,
  mm,
  panelId,
} from '../../../engine/index.ts'
import { newLayer } from '../../../engine/plugin.ts'
import { documentOf, place, resources, textLayer, textTool } from '../../support/drawing.ts'
import { drawnGarment } from '../../support/drawnGarment.ts'
import { inTurns, type Row, rowOf, timedEach } from '../measure.ts'

const rounds = 15
const steps = 200
/** As many as a kit full of sponsors has, and more than anybody needs. */
const counts = [40, 60]

/** A step of a drag: the artwork of a panel with many texts, one of which has moved. */
export function dragging(): readonly Row[] {
  return counts.map(layers => {
    const figure = `artwork of a panel of ${layers} texts, one dragged`
    const about = { figure, unit: 'µs', aim: 1000, samples: rounds * steps } as const
    return rowOf(about, inTurns(rounds, { Kitloom: dragOne(layers) }))
  })
}

function dragOne(layers: number): () => number {
  const texts = Array.from({ length: layers }, (_, index) => [`l${index}`, textLayer(`LAYER ${index} ភ្នំពេញ`)])
  const shown = createState<DesignDocument>(documentOf({ layers: Object.fromEntries(texts) }))
  const artwork = createArtwork({
    shown,
    garment: drawnGarment,
    tools: [textTool],
    resources: createState(resources),
    onPluginError: ({ message }) => {
      throw new Error(message)
    },
  })
  const view: ArtworkView = { version: 'player', player: null, size: 'M' }
  const panel = artwork.panel(panelId('front'), view)
  const dragged = layerId('l7')
  return () =>
    timedEach(steps, x => {
      const before = shown.current()
      const moved = newLayer({ ...before.layers[dragged], place: place({ x: mm(x) }) })
      shown.set({ ...before, layers: { ...before.layers, [dragged]: moved } })
      panel.current()
    })
}
