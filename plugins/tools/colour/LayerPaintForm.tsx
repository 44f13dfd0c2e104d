import { useGarment, useWords } from '../../../app/panelkit/index.ts'
import { type LayerId, type Paint, setLayer } from '../../../engine/index.ts'
import { PaintForm } from './PaintForm.tsx'
import { clearLayerPaint } from './tool.ts'

/** The paint of some lettering. */
export function LayerPaintForm({ id: layer, paint }: { readonly id: LayerId; readonly paint: Paint }) {
  const words = useWords()
  const { version } = useGarment()
  return (
    <PaintForm
      paint={paint}
      painted={next => setLayer.of({ layer, version, fields: { paint: next } })}
      clearing={clearLayerPaint.of({ layer, version })}
      clearLabel={words('clearGoalkeeper')}
    />
  )
}
