export { writeSway } from '../../avatar/swayFile.ts'
export { bakeSway, swayVersion } from './bakeSway.ts'
export type { SwungFrame } from './swing.ts'
export { restingBody, type WornCloth, wornCloth } from './wornCloth.ts'
