import type { Pattern } from '../../engine/index.ts'
import { shirtSettings, type TailorSettings } from '../../engine/tailor/index.ts'
import { soccer } from '../../plugins/garments/soccer/garment.ts'

export interface GarmentFile {
  readonly folder: string
  readonly file: string
  readonly pattern: Pattern
  readonly settings: TailorSettings
}

/** Every mesh that ships, with what it is made from. */
export const garmentFiles: readonly GarmentFile[] = [
  {
    folder: 'plugins/garments/soccer',
    file: 'shirt-crew-short.glb',
    pattern: soccer.pattern('M', {}),
    settings: shirtSettings,
  },
]
