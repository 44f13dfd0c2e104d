import { createContext, useContext } from 'react'
import type { DesignDocument, GarmentPlugin, State } from '../../../engine/index.ts'
import type { OpenDesign } from '../../studio/openDesign.ts'

/** A design that is ordered, as it was when it was open here last until it is opened. */
export interface ShownDesign {
  readonly id: string
  readonly garment: GarmentPlugin
  readonly document: State<DesignDocument>
  /** What it is changed and drawn with; `null` until its log is read. */
  readonly opened: OpenDesign | null
}

export const shownAsOpened = (opened: OpenDesign): ShownDesign => ({
  id: opened.id,
  garment: opened.garment,
  document: opened.engine.document,
  opened,
})

export const ShownDesignContext = createContext<ShownDesign | null>(null)

/** Throws outside of the checkout. */
export function useShownDesign(): ShownDesign {
  const design = useContext(ShownDesignContext)
  if (!design) throw new Error('No design is ordered here. Show this inside the checkout.')
  return design
}
