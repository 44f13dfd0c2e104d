import type { PictureHead } from '../../../engine/index.ts'
import type { PicturePreview } from './previewRaster.ts'

/** What the page asks the worker of pictures for. */
export interface PictureRequest {
  readonly id: number
  readonly job: 'prepare' | 'preview'
  readonly bytes: Uint8Array
  readonly head: PictureHead
}

export type PictureAnswer = { readonly id: number } & (
  | { readonly job: 'prepare'; readonly bytes: Uint8Array | null }
  | { readonly job: 'preview'; readonly preview: PicturePreview | null }
)
