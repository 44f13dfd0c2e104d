/**
 * The meshes whose sway is baked. Cuts that differ in collar, cuffs or hem sway alike, so that they take that of one of
 * them: the first of which the name begins as theirs does, longest first.
 */
const families: readonly (readonly [begins: RegExp, mesh: string])[] = [
  [/^soccer\/shirt-.*long/, 'soccer/shirt-crew-long'],
  [/^soccer\/shirt-/, 'soccer/shirt-crew-short'],
  [/^soccer\/shorts/, 'soccer/shorts'],
  [/^tshirt\/.*long/, 'soccer/shirt-crew-long'],
  [/^tshirt\//, 'tshirt/tshirt-crew-short'],
  [/^oversizedshirt\//, 'oversizedshirt/oversized-hem'],
  [/^boxyfit\//, 'boxyfit/boxy-crew'],
  [/^sleeveless\//, 'sleeveless/sleeveless-full'],
  [/^polo\/.*long/, 'polo/polo-long-hem'],
  [/^polo\//, 'polo/polo-short-hem'],
  [/^hoodie\//, 'hoodie/hoodie'],
  [/^boxingtrunk\/.*long/, 'boxingtrunk/trunk-long-plain'],
  [/^boxingtrunk\//, 'boxingtrunk/trunk-short-plain'],
]

/** The mesh whose sway another one takes, both without their ending; none for a garment whose cloth has never swung. */
export const swayingMeshOf = (mesh: string): string | undefined => families.find(([begins]) => begins.test(mesh))?.[1]

/** The meshes whose sway is baked, without their ending. */
export const swayingMeshes: readonly string[] = [...new Set(families.map(([, mesh]) => mesh))]

/** The file beside a mesh that tells how it sways along a clip. */
export const swayFile = (mesh: string, clip: string): string => `${mesh}.${clip}.sway`
