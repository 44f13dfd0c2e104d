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
