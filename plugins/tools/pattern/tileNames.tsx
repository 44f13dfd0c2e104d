import type { Words } from '../../../app/panelkit/index.ts'
import { noPattern } from '../../../engine/index.ts'

/** What the tiles are called, by id, in the order they are shown; the choice of none first. */
export const tileNames = (words: Words): Readonly<Record<string, string>> => ({
  [noPattern.id]: words('none'),
  kbach: words('tiles.kbach'),
  rings: words('tiles.rings'),
  lattice: words('tiles.lattice'),
  pinstripe: words('tiles.pinstripe'),
  stripes: words('tiles.stripes'),
  hoops: words('tiles.hoops'),
  checks: words('tiles.checks'),
  harlequin: words('tiles.harlequin'),
  dots: words('tiles.dots'),
  chevrons: words('tiles.chevrons'),
  zigzag: words('tiles.zigzag'),
  honeycomb: words('tiles.honeycomb'),
  triangles: words('tiles.triangles'),
  shards: words('tiles.shards'),
})
