import { spotOfBox } from '../../app/editor/stage/gesture/layerFrame.ts'
import { createLayerGesture, type Grip, type Manner } from '../../app/editor/stage/gesture/layerGesture.ts'
import { layerOnCloth } from '../../app/editor/stage/gesture/layersOnCloth.ts'
import type { ClothSpot } from '../../app/viewer/clothPicker.ts'
import {
  type ArtworkView,
  baseSize,
  createArtwork,
  createState,
  layerId,
  type Outcome,
  panelId,
} from '../../engine/index.ts'
import { tools } from '../../plugins/index.ts'
import { resources } from './drawing.ts'
import { layeredKit } from './layeredKit.ts'
import { soccer } from './openSoccer.ts'

export const spot = (panel: string, x: number, y: number): ClothSpot => ({ panel: panelId(panel), x, y })

const free: Manner = { reach: 0, free: true, inSteps: false }

/** A kit with texts on its chest, and a hand that can take hold of them. */
export function stagedKit(...ids: readonly string[]) {
  const kit = layeredKit(...ids)
  const { engine } = kit
  const errors: string[] = []
  const artwork = createArtwork({
    shown: engine.shown,
    garment: soccer,
    tools,
    resources: createState(resources),
    onPluginError: ({ message }) => void errors.push(message),
  })
  const view = createState<ArtworkView>({ version: 'player', player: null, size: baseSize })
  const refusals: Outcome[] = []
  const design = { engine, artwork, garment: soccer, view }
  const gesture = createLayerGesture(design, (_, outcome) => void refusals.push(outcome))
  const thing = (id: string) => {
    const found = layerOnCloth(design, layerId(id))
    if (!found) throw new Error(`The layer "${id}" lies nowhere on the cloth.`)
    return found
  }
  return {
    ...kit,
    artwork,
    view,
    gesture,
    refusals,
    errors,
    design,
    thing,
    steps: () => engine.history.current().items.length,
    /** Presses on the middle of a layer, or of its handle, and moves by so many mm. */
    take(id: string, grip: Grip = { kind: 'move' }) {
      const { frame } = thing(id)
      const { panel } = frame
      const from = spot(panel, ...(grip.kind === 'scale' ? spotOfBox(frame, grip.handle) : frame.centre))
      gesture.begin(layerId(id), grip, from)
      return {
        by: (dx: number, dy: number, manner: Partial<Manner> = {}) =>
          gesture.move(spot(panel, from.x + dx, from.y + dy), { ...free, ...manner }),
        to: (to: ClothSpot, manner: Partial<Manner> = {}) => gesture.move(to, { ...free, ...manner }),
      }
    },
  }
}
