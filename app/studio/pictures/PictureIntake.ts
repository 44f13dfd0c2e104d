import type { AssetId, Colour, State } from '../../../engine/index.ts'

/** A picture that is safe on this device. */
export interface TakenPicture {
  readonly kind: 'taken'
  readonly asset: AssetId
  /** It came as lines and is kept as pixels. */
  readonly isFlattened: boolean
}

/** Why a file was not taken; the app has a sentence for each reason. */
export interface PictureRefusal {
  readonly kind: 'refused'
  readonly reason:
    | 'empty'
    | 'heavy'
    | 'unreadable'
    | 'too-many-pixels'
    | 'broken'
    | 'entities'
    | 'tangled'
    | 'device-full'
    | 'not-kept'
    | 'page'
    | 'pdf'
    | 'heic'
    | 'tiff'
    | 'photoshop'
    | 'archive'
    | 'other'
}

/** How panels bring pictures into a design and show them. */
export interface PictureIntake {
  /** Checks a file, cleans its picture and stores it. Rejects only for bugs. */
  take(file: Blob): Promise<TakenPicture | PictureRefusal>
  /** Where a picture can be seen, for an `img`; `null` while its bytes have not come. */
  readonly addressOf: State<(asset: AssetId) => string | null>
  /** The colours that a picture is made of, the largest first: at most six. None while its bytes have not come. */
  coloursOf(asset: AssetId): readonly Colour[]
}
