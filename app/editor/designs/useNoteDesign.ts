import { useEffect } from 'react'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useStudio } from '../../studio/StudioContext.ts'

/** Puts the open design on the list of this device as soon as there is something in it, with how it stands with the server. */
export function useNoteDesign(): void {
  const { id, garment, engine, connection } = useOpenedDesign()
  const { now, session } = useServices()
  const { designs } = useStudio()
  const document = useStream(engine.document)
  const hasWork = document && engine.timeline.log().entries().length > 0
  const { name } = document.design
  useEffect(() => {
    if (hasWork) designs.note({ id, garment: garment.slug, name, at: now() })
  }, [id, garment, name, hasWork, designs, now])

  const who = useStream(session.state)
  const unsent = useStream(engine.sync.unacknowledged) + useStream(connection.unsentImages)
  const isUnsent = unsent > 0
  const isOpen = useStream(connection.state).kind === 'open'
  const account = who.kind === 'in' && isOpen && !connection.isGuest ? who.details.id : undefined
  useEffect(() => {
    if (hasWork) designs.mark(id, account === undefined ? { isUnsent } : { isUnsent, account })
  }, [id, hasWork, isUnsent, account, designs])
}
