import { createContext, useContext } from 'react'
import type { Services } from './services.ts'

export const ServicesContext = createContext<Services | null>(null)

/** Throws outside of the app's frame, which gives the services. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('There are no services here. Put the screen inside <App>.')
  return services
}
