import type { ReactNode } from 'react'
import { fetchedComponent } from '../../device/fetchedComponent.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import styles from '../table/largeDialog.module.css'

/** As large as the page allows, for a whole table. Fetched when it is first asked for. */
export const LargeDialog = fetchedComponent(async () => (await import('../table/LargeDialog.tsx')).LargeDialog)

/** Something that has to be read, or decided, before one goes on. Fetched when it is first asked for. */
export const MessageDialog = fetchedComponent(
  async () => (await import('../../ui/controls/dialog/Dialogs.tsx')).MessageDialog,
)

/** The part of a large dialog that scrolls. */
export const Scroll = ({ children }: { readonly children: ReactNode }) => (
  <ScrollRegion className={styles.scroll}>{children}</ScrollRegion>
)
