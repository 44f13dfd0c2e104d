import { useEffect } from 'react'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../shell/ServicesContext.ts'
import { useOpenedDesign } from '../OpenDesignContext.ts'

/** Puts the open design on the list of this device as soon as there is something in it. */
export function useNoteDesign(): void {
  const { id, garment, engine } = useOpenedDesign()
  const { designs, now } = useServices()
  const document = useStream(engine.document)
  const hasWork = document && engine.timeline.log().entries().length > 0
  const { name } = document.design
  useEffect(() => {
    if (hasWork) designs.note({ id, garment: garment.slug, name, at: now() })
  }, [id, garment, name, hasWork, designs, now])
}
