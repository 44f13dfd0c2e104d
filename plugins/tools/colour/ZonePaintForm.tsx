import { useGarment, useWords } from '../../../app/panelkit/index.ts'
import type { Paint, ZoneKey } from '../../../engine/index.ts'
import { PaintForm } from './PaintForm.tsx'
import { clearZonePaint, setZonePaint } from './tool.ts'

/** The paint of a piece of cloth. */
export function ZonePaintForm({ zone, paint }: { readonly zone: ZoneKey; readonly paint: Paint }) {
  const words = useWords()
  const { version } = useGarment()
  return (
    <PaintForm
      paint={paint}
      painted={next => setZonePaint.of({ zone, version, paint: next })}
      clearing={clearZonePaint.of({ zone, version })}
      clearLabel={version === 'goalkeeper' ? words('clearGoalkeeper') : words('clear')}
    />
  )
}
