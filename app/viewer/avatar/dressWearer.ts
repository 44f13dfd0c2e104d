import type { Mesh } from 'three'
import type { ChosenWearer } from '../../../engine/avatar/index.ts'
import type { GarmentModel } from '../garment.ts'
import { bindCloth, hangsFromShoulders } from './bindCloth.ts'
import type { WornColours } from './clothing.ts'
import { createWearer, type Wearer } from './createWearer.ts'
import { hideCovered } from './hideCovered.ts'

/** Somebody in a kit. */
export interface DressedWearer {
  readonly wearer: Wearer
  /** The kit as it moves with its wearer. */
  readonly garment: GarmentModel
  dispose(): void
}

/** Triangles at the edge of cloth under which skin stays, and inner cloth under the hem of a shirt. */
const rims = { skin: 2, trousers: 3 }

/** Fetches somebody and puts a kit on, as it hangs. The kit itself stays somebody else's to give back. */
export async function dressWearer(
  garment: GarmentModel,
  chosen: ChosenWearer,
  kit: WornColours,
): Promise<DressedWearer> {
  const wearer = await createWearer(chosen, kit)
  const bound = bindCloth(garment, wearer.body, wearer.bones)
  const hanging: readonly Mesh[] = garment.pieces.map(({ mesh }) => mesh)
  const shirt = hanging.filter(hangsFromShoulders)
  const trousers = hanging.filter(mesh => !shirt.includes(mesh))
  const uncoverSkin = hideCovered(wearer.skin, hanging, rims.skin)
  const uncoverTrousers = hideCovered(trousers, shirt, rims.trousers)
  return {
    wearer,
    garment: bound,
    dispose() {
      uncoverTrousers()
      uncoverSkin()
      wearer.dispose()
    },
  }
}
