import type { ImageAnswer, ImageQuery } from '../contract/images.ts'

/** Where pictures are looked for. */
export interface ImageSource {
  search(query: ImageQuery): Promise<ImageAnswer>
}
