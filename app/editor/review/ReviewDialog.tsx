import { useState } from 'react'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import type { EditorDialogProps } from '../dialogs/editorDialog.ts'
import { StandingDialog } from '../standing/StandingDialog.tsx'
import { SubmitDialog } from './SubmitDialog.tsx'

/** The review of the open design: handing it in, or how it stands since then. */
export function ReviewDialog({ close }: EditorDialogProps) {
  const { standing } = useOpenedDesign()
  // As it was when the dialog was opened: what is done in it closes it.
  const [seen] = useState(standing.current)
  const isSubmitted = seen !== null && seen.status !== 'DRAFT'
  return isSubmitted ? <StandingDialog close={close} standing={seen} /> : <SubmitDialog close={close} />
}
