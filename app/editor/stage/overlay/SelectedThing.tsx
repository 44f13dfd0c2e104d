import { fetchedComponent } from '../../../device/fetchedComponent.tsx'
import { useStream } from '../../../device/useStream.ts'
import { useOpenedDesign } from '../../../studio/OpenDesignContext.ts'
import type { SelectionOverlayProps } from './SelectionOverlay.tsx'

const SelectionOverlay = fetchedComponent(async () => (await import('./SelectionOverlay.tsx')).SelectionOverlay)

/** What lies over a selected thing; it is fetched with the first one that somebody selects. */
export function SelectedThing(props: SelectionOverlayProps) {
  const { engine } = useOpenedDesign()
  const { kind } = useStream(engine.selection)
  if (kind !== 'layer') return null
  return <SelectionOverlay {...props} />
}
