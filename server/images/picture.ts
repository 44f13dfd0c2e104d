import type { ImageAnswer, ImageHit, ImageQuery } from '../contract/images.ts'

/** A picture that is here, with what it is found by. */
export interface Picture {
  /** `set/name`; also where its file is. */
  readonly id: string
  readonly type: ImageHit['type']
  readonly words: string
  /** Khmer names, where it has any of its own. */
  readonly khmer: string
  readonly width: number
  readonly height: number
  readonly source: PictureSource
  /** The file, made when it is asked for. */
  readonly svg: () => string
}

interface PictureSource {
  readonly author: string
  readonly address: string
  readonly licence: ImageHit['licence']
}

/** Where pictures are looked for. */
export interface ImageSource {
  search(query: ImageQuery): Promise<ImageAnswer>
}
