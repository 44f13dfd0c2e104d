import { lazy, Suspense } from 'react'
import type { MessageDialogProps } from '../../shell/dialog/MessageDialog.tsx'

const Message = lazy(async () => ({ default: (await import('../../shell/dialog/MessageDialog.tsx')).MessageDialog }))

/** Something that has to be read, or decided, before one goes on. Fetched when it is first asked for. */
export const MessageDialog = (props: MessageDialogProps) => (
  <Suspense fallback={null}>
    <Message {...props} />
  </Suspense>
)
