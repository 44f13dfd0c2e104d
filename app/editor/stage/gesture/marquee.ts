import type { LayerId, Point, WritableState } from '../../../../engine/index.ts'
import type { StageDrag } from '../../../viewer/stageProps.ts'
import type { StageSurface } from '../../../viewer/stageSurface.ts'
import { layerOnCloth, type Shown } from './layersOnCloth.ts'
import { selectedLayers, selectionOf } from './selectedLayers.ts'

type Corners = readonly [from: Point, to: Point]

interface MarqueeOptions {
  readonly from: Point
  readonly marquee: WritableState<Corners | null>
}

/** A rectangle drawn beside the things: what has its middle in it is selected, with what was selected before. */
export function createMarquee(design: Shown, surface: StageSurface, { from, marquee }: MarqueeOptions): StageDrag {
  const { engine } = design
  return {
    move: to => marquee.set([from, to]),
    end() {
      const corners = marquee.current()
      marquee.set(null)
      if (!corners) return
      const ids = Object.keys(engine.shown.current().layers) as LayerId[]
      const found = ids.filter(id => {
        const thing = layerOnCloth(design, id)
        if (!thing || thing.layer.locked) return false
        const { panel, centre } = thing.frame
        const at = surface.project({ panel, x: centre[0], y: centre[1] })
        return at !== null && isWithin(corners, at)
      })
      engine.selection.set(selectionOf([...new Set([...selectedLayers(engine.selection.current()), ...found])]))
    },
    cancel: () => marquee.set(null),
  }
}

export const isWithin = ([[ax, ay], [bx, by]]: Corners, [x, y]: Point): boolean =>
  x >= Math.min(ax, bx) && x <= Math.max(ax, bx) && y >= Math.min(ay, by) && y <= Math.max(ay, by)
