import type { DesignDocument } from '../document/designDocument.ts'
import type { ClothKind, GarmentPlugin } from './garmentPlugin.ts'

/** Fabrics whose surface is known. A shop may sell others, by names of its own. */
export const fabricKinds = [
  'interlock',
  'mesh',
  'jacquard',
  'jersey',
  'heavyJersey',
  'pique',
  'fleece',
  'satin',
  'ripstop',
] as const

export type FabricKind = (typeof fabricKinds)[number]

/** The fabric that a design is seen in: the one that was chosen, or the garment's own while none is, or none that is known. */
export function shownFabric({ design }: Pick<DesignDocument, 'design'>, garment: GarmentPlugin): FabricKind {
  return fabricKinds.find(kind => kind === design.fabric) ?? clothOf(garment)
}

const clothOf = ({ meshes }: GarmentPlugin): ClothKind => meshes[0]?.cloth ?? 'jersey'
