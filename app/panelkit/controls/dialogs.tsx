import { lazy, type ReactNode, Suspense } from 'react'
import type { MessageDialogProps } from '../../ui/controls/dialog/Dialogs.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import type { LargeDialogProps } from '../table/LargeDialog.tsx'
import styles from '../table/largeDialog.module.css'

const Large = lazy(async () => ({ default: (await import('../table/LargeDialog.tsx')).LargeDialog }))

/** As large as the page allows, for a whole table. Fetched when it is first asked for. */
export const LargeDialog = (props: LargeDialogProps) => (
  <Suspense fallback={null}>
    <Large {...props} />
  </Suspense>
)

const Message = lazy(async () => ({ default: (await import('../../ui/controls/dialog/Dialogs.tsx')).MessageDialog }))

/** Something that has to be read, or decided, before one goes on. Fetched when it is first asked for. */
export const MessageDialog = (props: MessageDialogProps) => (
  <Suspense fallback={null}>
    <Message {...props} />
  </Suspense>
)

/** The part of a large dialog that scrolls. */
export const Scroll = ({ children }: { readonly children: ReactNode }) => (
  <ScrollRegion className={styles.scroll}>{children}</ScrollRegion>
)
