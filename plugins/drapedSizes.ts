import { baseSize, type Size, sizes, spokenSize } from '../engine/index.ts'

/** The sizes that garments are draped in, smallest first: the base size as a mesh, the others as its fits. */
export const drapedSizes: readonly Size[] = ['XS', 'S', baseSize, 'XL', 'XXXL', 'XXXXXXL']

/** The file of a mesh's fit in a size, beside the mesh: `shirt.glb` in XXL is `shirt.2XL.fit`. */
export const fitFile = (mesh: string, size: Size): string => mesh.replace(/\.glb$/, `.${spokenSize(size)}.fit`)

/** What a size is shown as where it is not draped itself: the next draped one on the way to the base size. */
export function standInFor(size: Size): Size {
  const place = (each: Size): number => sizes.indexOf(each)
  const larger = drapedSizes.find(draped => place(draped) > place(size))
  const smaller = drapedSizes.findLast(draped => place(draped) < place(size))
  const towards = place(size) < place(baseSize) ? larger : smaller
  return (size === baseSize ? null : towards) ?? baseSize
}

/** The draped sizes that a size lies between, with their shares, which together are 1. */
export function drapesOf(size: Size): readonly (readonly [size: Size, share: number])[] {
  const at = sizes.indexOf(size)
  const places = drapedSizes.map(draped => sizes.indexOf(draped))
  const next = places.findIndex(place => place >= at)
  const [above, below] = [drapedSizes[next], drapedSizes[next - 1]]
  if (!above || !below || places[next] === at) return [[above ?? baseSize, 1]]
  const [high, low] = [places[next] ?? at, places[next - 1] ?? at]
  const share = (at - low) / (high - low)
  return [
    [below, 1 - share],
    [above, share],
  ]
}

/** A mesh by its name, and the size to wear it in. */
export interface SizedMesh {
  readonly mesh: string
  readonly size: Size
}

/**
 * The sizes, with their shares, that meshes hang in which are worn together. Where a fit is missing, the nearest size that
 * has one stands in, and nothing is worn in a larger one with it: shorts in 6XL would come through a shirt in 3XL.
 */
export function drapesTogether(
  worn: readonly SizedMesh[],
  isDraped: (fitFile: string) => boolean,
): readonly (readonly (readonly [size: Size, share: number])[])[] {
  const hungSize = ({ mesh, size }: SizedMesh): Size =>
    drapesOf(size).every(([draped]) => draped === baseSize || isDraped(fitFile(mesh, draped)))
      ? size
      : hungSize({ mesh, size: standInFor(size) })
  const standIns = worn.flatMap(each => {
    const hung = hungSize(each)
    return hung === each.size ? [] : [sizes.indexOf(hung)]
  })
  const largest = Math.max(sizes.indexOf(baseSize), Math.min(...standIns))
  return worn.map(({ mesh, size }) => {
    const kept = sizes[Math.min(sizes.indexOf(size), largest)] ?? size
    return drapesOf(hungSize({ mesh, size: kept }))
  })
}
