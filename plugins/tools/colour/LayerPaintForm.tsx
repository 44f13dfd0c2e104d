import { useGarment, useWords } from '../../../app/panelkit/index.ts'
import type { LayerId, Paint } from '../../../engine/index.ts'
import { clearLayerPaint, setLayerPaint } from './layerPaint.ts'
import { PaintForm } from './PaintForm.tsx'

/** The paint of some lettering. */
export function LayerPaintForm({ id: layer, paint }: { readonly id: LayerId; readonly paint: Paint }) {
  const words = useWords()
  const { version } = useGarment()
  return (
    <PaintForm
      paint={paint}
      painted={next => setLayerPaint.of({ layer, version, paint: next })}
      clearing={clearLayerPaint.of({ layer, version })}
      clearLabel={words('clearGoalkeeper')}
    />
  )
}
