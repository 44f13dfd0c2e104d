import { createPart, type Opening, useOpening } from '../onDemand.ts'
import type { DrawerPartProps } from './DrawerPart.tsx'

const part = createPart<DrawerPartProps>(async () => (await import('./DrawerPart.tsx')).DrawerPart)

/** A panel that a button pulls over the page from its edge. What it is made of is fetched when it is about to be opened. */
export const useDrawer = (): Opening<DrawerPartProps> => useOpening(part)
