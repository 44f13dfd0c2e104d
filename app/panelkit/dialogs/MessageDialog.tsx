import { lazy, Suspense } from 'react'
import type { MessageDialogProps } from '../../ui/dialog/MessageDialog.tsx'

const Message = lazy(async () => ({ default: (await import('../../ui/dialog/MessageDialog.tsx')).MessageDialog }))

/** Something that has to be read, or decided, before one goes on. Fetched when it is first asked for. */
export const MessageDialog = (props: MessageDialogProps) => (
  <Suspense fallback={null}>
    <Message {...props} />
  </Suspense>
)
