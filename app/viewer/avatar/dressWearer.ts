import { Box3, type Mesh, type Vector3 } from 'three'
import { type ChosenWearer, hasSleeves, type Joints } from '../../../engine/avatar/index.ts'
import type { GarmentModel } from '../garment.ts'
import { bindCloth, hangsFromShoulders } from './bindCloth.ts'
import { pointsOfAll } from './bodyPoints.ts'
import type { WornColours } from './clothing.ts'
import { createWearer, type Wearer } from './createWearer.ts'
import { type CoveredRim, hideCovered } from './hideCovered.ts'
import type { SwayingCloth } from './swayingCloth.ts'

/** Somebody in a kit. */
export interface DressedWearer {
  readonly wearer: Wearer
  /** The kit as it moves with its wearer. */
  readonly garment: GarmentModel
  readonly swaying: SwayingCloth
  dispose(): void
}

/**
 * Of skin at the edge of cloth, of legs at the hem of what is worn next to them, of flanks at an armhole without a sleeve,
 * which a raised arm shows, and of inner cloth under the hem of a shirt, which rises with the arms.
 */
const rims = {
  skin: { triangles: 2, drawnIn: 0.007 },
  legs: { triangles: 4, drawnIn: 0.003 },
  flank: { triangles: 8, drawnIn: 0.007 },
  trousers: { triangles: 6, drawnIn: 0.015 },
}

/** Fetches somebody and puts a kit on, as it hangs. The kit itself stays somebody else's to give back. */
export async function dressWearer(
  garment: GarmentModel,
  chosen: ChosenWearer,
  kit: WornColours,
): Promise<DressedWearer> {
  const hanging: readonly Mesh[] = garment.pieces.map(({ mesh }) => mesh)
  const shirt = hanging.filter(hangsFromShoulders)
  const [wearer, createSwayingCloth] = await Promise.all([createWearer(chosen, kit, shirt.length > 0), fetchSwaying()])
  const takeHoodBack = await drawHood(hanging, wearer.head)
  const takeSleevesDown = await pushSleevesUp(shirt, wearer.skeleton.joints)
  const bound = bindCloth(garment, wearer.body, wearer.bones)
  const trousers = hanging.filter(mesh => !shirt.includes(mesh))
  // Before any of skin and kit is drawn in below cloth.
  const skin = pointsOfAll(wearer.skin.filter(({ name }) => name !== 'hair'))
  const swaying = createSwayingCloth?.(garment, bound, skin) ?? stillCloth
  const isSleeveless = shirt.length > 0 && !hasSleeves(garment.pieces.map(({ panel }) => panel))
  const uncoverSkin = hideSkin(wearer.skin, hanging, isSleeveless ? rims.flank : rims.skin)
  const uncoverTrousers = hideCovered(trousers, shirt, rims.trousers)
  return {
    wearer,
    garment: bound,
    swaying,
    dispose() {
      swaying.dispose()
      uncoverTrousers()
      uncoverSkin()
      takeSleevesDown()
      takeHoodBack()
      wearer.dispose()
    },
  }
}

/**
 * Takes away skin below a kit, and that of legs below what is worn under it: that is drawn in where the kit lies, and skin
 * would come through. On neck and arms the vest is drawn on the skin itself. Returns how to give it back.
 */
export function hideSkin(skin: readonly Mesh[], kit: readonly Mesh[], ofTrunk: CoveredRim = rims.skin): () => void {
  const base = skin.filter(({ name }) => name === 'base')
  const legs = skin.filter(({ name }) => name === 'legs')
  const others = skin.filter(mesh => !legs.includes(mesh) && !base.includes(mesh))
  const uncoverLegs = hideCovered(legs, [...kit, ...base], rims.legs)
  const uncoverBase = hideCovered(base, kit, rims.skin)
  const uncoverOthers = hideCovered(others, kit, ofTrunk)
  return () => {
    uncoverOthers()
    uncoverBase()
    uncoverLegs()
  }
}

/** Few garments reach above a neck; what draws a hood over the head is fetched for those. */
async function drawHood(hanging: readonly Mesh[], head: Wearer['head']): Promise<() => void> {
  if (reachOf(hanging).y < head.middle[1]) return () => {}
  const fetched = await import('./hoodOverHead.ts').catch(() => null)
  return fetched?.hoodOverHead(hanging, head) ?? (() => {})
}

/** Few garments reach out beyond the wrists; what pushes their sleeves up is fetched for those. */
async function pushSleevesUp(shirt: readonly Mesh[], joints: Joints): Promise<() => void> {
  if (reachOf(shirt).x < joints.wrist[0]) return () => {}
  const fetched = await import('./sleevesAtWrists.ts').catch(() => null)
  return fetched?.sleevesAtWrists(shirt, joints) ?? (() => {})
}

/** The farthest that cloth reaches to the wearer's left, and up. */
function reachOf(cloth: readonly Mesh[]): Vector3 {
  const box = new Box3()
  for (const { geometry } of cloth) {
    geometry.computeBoundingBox()
    if (geometry.boundingBox) box.union(geometry.boundingBox)
  }
  return box.max
}

const fetchSwaying = () =>
  import('./swayingCloth.ts').then(({ createSwayingCloth }) => createSwayingCloth).catch(() => null)

/** A kit follows its wearer's bones alone where the rest cannot be fetched. */
const stillCloth: SwayingCloth = {
  follow: (_, onCome) => queueMicrotask(onCome),
  isReady: () => true,
  show() {},
  dispose() {},
}
