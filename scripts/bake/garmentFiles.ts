import { type GarmentPlugin, meshPattern, type Pattern, type Slot } from '../../engine/index.ts'
import { bakeSettings, inputHash, type TailorSettings } from '../../engine/tailor/index.ts'
import { garments } from '../../plugins/index.ts'

export interface GarmentFile {
  readonly garment: GarmentPlugin
  readonly mesh: GarmentPlugin['meshes'][number]
  readonly folder: string
  readonly file: string
  readonly pattern: Pattern
  readonly settings: TailorSettings
  /** Where prints go. */
  readonly slots: readonly Slot[]
  /** The files in the same folder that are worn underneath, innermost first. */
  readonly underneath: readonly string[]
}

/** Every shipped mesh with its sources. */
export const garmentFiles: readonly GarmentFile[] = garments.flatMap(garment =>
  garment.meshes.map(mesh => {
    const pattern = meshPattern(garment, mesh)
    return {
      garment,
      mesh,
      folder: `plugins/garments/${garment.slug}`,
      file: mesh.file,
      pattern,
      settings: bakeSettings(mesh),
      slots: garment.slots(pattern),
      underneath: mesh.underneath,
    }
  }),
)

/** The files of what is worn under a garment. Throws for one that is not baked. */
export const underneathOf = ({ folder, underneath }: GarmentFile): readonly GarmentFile[] =>
  underneath.map(file => {
    const found = garmentFiles.find(each => each.folder === folder && each.file === file)
    if (!found) throw new Error(`"${file}" is worn underneath, but ${folder} has no such mesh: add it to its meshes.`)
    return found
  })

/** The hash that the record of an up-to-date file has. */
export const hashOf = (garment: GarmentFile): string =>
  inputHash(garment.pattern, garment.settings, underneathOf(garment).map(hashOf))
