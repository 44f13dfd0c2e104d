import {
  type ArtworkView,
  createArtwork,
  createShaper,
  createState,
  type DesignDocument,
  fontId,
  layerId,
  mm,
  newLayer,
  panelId,
} from '../../../engine/index.ts'
import { documentOf, place, textLayer, textTool } from '../../support/drawing.ts'
import { drawnGarment } from '../../support/drawnGarment.ts'
import { shippedFaces } from '../../support/faces.ts'
import { khmerWords } from '../../support/khmerWords.ts'
import { inTurns, type Row, rowOf, timedEach } from '../measure.ts'

const rounds = 9
const names = 200

/** Lettering that was not shaped before, and a step of a drag on a panel of 40 layers. */
export async function artwork(): Promise<readonly Row[]> {
  const faces = await shippedFaces('squada-one', 'koulen')
  const shaper = await createShaper(faces)
  let run = 0
  const medians = inTurns(rounds, {
    khmer: () => timedEach(names, at => shape(`${khmerWords[at % khmerWords.length]} ${run++}`)),
    latin: () => timedEach(names, () => shape(`KITLOOM ${run++}`)),
    drag: dragStep(shaper),
  })
  function shape(text: string) {
    shaper.shape({ text, font: fontId('squada-one'), capHeight: 60, letterSpacing: 0 })
  }
  const samples = rounds * names
  return [
    rowOf({ figure: 'shape a new Khmer word', unit: 'µs', aim: 500, samples }, { Kitloom: medians.khmer }),
    rowOf({ figure: 'shape a new Latin name', unit: 'µs', aim: 500, samples }, { Kitloom: medians.latin }),
    rowOf(
      { figure: 'artwork of a panel of 40 layers, one dragged', unit: 'µs', aim: 1000, samples },
      { Kitloom: medians.drag },
    ),
  ]
}

function dragStep(shaper: Awaited<ReturnType<typeof createShaper>>): () => number {
  const layers = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`l${index}`, textLayer(`LAYER ${index} ភ្នំពេញ`)]),
  )
  const shown = createState<DesignDocument>(documentOf({ layers }))
  const art = createArtwork({
    shown,
    garment: drawnGarment,
    tools: [textTool],
    resources: createState({ shaper, picture: () => null }),
    onFault: ({ message }) => {
      throw new Error(message)
    },
  })
  const view: ArtworkView = { version: 'player', player: null, size: 'M' }
  const panel = art.panel(panelId('front'), view)
  const dragged = layerId('l7')
  return () =>
    timedEach(names, x => {
      const before = shown.current()
      const moved = newLayer({ ...before.layers[dragged], place: place({ x: mm(x) }) })
      shown.set({ ...before, layers: { ...before.layers, [dragged]: moved } })
      panel.current()
    })
}
