import { createContext, useContext } from 'react'
import type { OpenDesign } from './openDesign.ts'

export const OpenDesignContext = createContext<OpenDesign | null>(null)

/** Throws outside of the editor. */
export function useOpenedDesign(): OpenDesign {
  const design = useContext(OpenDesignContext)
  if (!design) throw new Error('No design is open here. Show this inside the editor.')
  return design
}
