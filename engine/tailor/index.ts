export type { BakeRecord, BakeRecords } from './bakeGarment.ts'
export { type BakedGarment, type BakeInput, bakeGarment, inputHash, tailorVersion } from './bakeGarment.ts'
export { type PanelExtras, type TextureBox, textureBox } from './file/panelGeometry.ts'
export { bakeSettings, shirtSettings, shortsSettings, type TailorSettings } from './settings.ts'
