import { lazy } from 'react'

/** What comes after a form was sent is fetched then. */
export const LaterArrival = lazy(async () => ({ default: (await import('./Arrival.tsx')).Arrival }))
export const LaterCodeStep = lazy(async () => ({ default: (await import('./CodeStep.tsx')).CodeStep }))
