import type { PictureHead } from '../../engine/index.ts'

/** What the worker is given. */
export interface PictureJob {
  readonly bytes: Uint8Array
  readonly head: PictureHead
}

/** A picture as it is served: nothing in it but what is seen. */
export interface PreparedPicture {
  readonly type: 'png' | 'jpeg' | 'svg'
  /** In pixels, upright; of an SVG in its own units. */
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** Why a file is not taken, as the code that the asker reads. */
export interface PictureRefusal {
  readonly refused: (typeof pictureRefusals)[number]
}

const pictureRefusals = [
  'picture-empty',
  'picture-unknown',
  'picture-broken',
  'picture-pixels',
  'picture-tangled',
  'picture-slow',
] as const
