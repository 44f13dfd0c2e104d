import type { ImageHit, ImageQuery, ImageResponse } from '../contract/images.ts'

/** An image of our own library with its search words. */
export interface LibraryImage {
  /** `set/name`, also used in its address. */
  readonly id: string
  readonly type: ImageHit['type']
  readonly words: string
  /** Its Khmer names; may be empty. */
  readonly khmer: string
  readonly width: number
  readonly height: number
  readonly source: ImageOrigin
  /** Renders the file on demand. */
  readonly svg: () => string
}

interface ImageOrigin {
  readonly author: string
  readonly address: string
  readonly licence: ImageHit['licence']
}

/** A searchable source of images. */
export interface ImageSource {
  search(query: ImageQuery): Promise<ImageResponse>
}
