export type { BakeRecord, BakeRecords } from './bakeGarment.ts'
export { type BakedGarment, type BakeInput, bakeGarment, inputHash, tailorVersion } from './bakeGarment.ts'
export { bakeSound } from './bakeSound.ts'
export { type PanelExtras, type TextureBox, textureBox } from './file/panelGeometry.ts'
export { type ReadGarment, readGarment } from './file/readGarment.ts'
export {
  type FitInput,
  type FitRecord,
  type FittedGarment,
  fitGarment,
  fitHash,
  type WornFit,
  wornFit,
} from './fit/fitGarment.ts'
export { fitSound } from './fit/fitSound.ts'
export { whyNotFitted, whyNotShipped } from './gates/bakeGates.ts'
export { bakeSettings, shirtSettings, shortsSettings, type TailorSettings } from './settings.ts'
