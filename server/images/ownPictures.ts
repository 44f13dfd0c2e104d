import { createHash } from 'node:crypto'
import { addressOf } from '../contract/call.ts'
import { type ImageHit, imagePageSize, libraryImageCall } from '../contract/images.ts'
import type { ImageSource, Picture } from './picture.ts'
import { openPictureLibrary, type PictureLibrary } from './pictureLibrary.ts'

export interface OwnPictures extends ImageSource {
  /** All that a text finds. */
  find(words: string): Promise<readonly Picture[]>
  /** The file of a picture of the library; `null` for what is not in it. */
  svg(id: string): Promise<string | null>
}

/** The pictures that are here. Nothing is read before somebody looks for one. */
export function ownPictures(): OwnPictures {
  let opening: Promise<PictureLibrary> | null = null
  const library = () => {
    opening ??= openPictureLibrary()
    return opening
  }
  return {
    async search({ q, type, page }) {
      // All of them are transparent: icons and tiles have no ground.
      const found = (await library()).search(q, type)
      const hits = found.slice((page - 1) * imagePageSize, page * imagePageSize).map(describe)
      return { total: found.length, totalHits: found.length, hits }
    },
    find: async words => (await library()).search(words, 'all'),
    svg: async id => (await library()).get(id)?.svg() ?? null,
  }
}

/** Raise it when files change under the same name, for they are kept for ever. */
const version = 1
const previewSize = 150
const largeSize = 512

function describe({ id, type, words, khmer, width, height, source }: Picture): ImageHit {
  const [set = '', name = ''] = id.split('/')
  const url = `${addressOf(libraryImageCall, { params: { set, file: `${name}.svg` } })}?v=${version}`
  const sized = (size: number) =>
    [
      Math.round((size * width) / Math.max(width, height)),
      Math.round((size * height) / Math.max(width, height)),
    ] as const
  const [previewWidth, previewHeight] = sized(previewSize)
  const [imageWidth, imageHeight] = sized(largeSize)
  return {
    id: numberOf(id),
    pageURL: source.address,
    type,
    tags: [...new Set(`${words} ${khmer}`.split(' ').filter(Boolean))].join(', '),
    previewURL: url,
    previewWidth,
    previewHeight,
    webformatURL: url,
    webformatWidth: imageWidth,
    webformatHeight: imageHeight,
    largeImageURL: url,
    imageWidth,
    imageHeight,
    user: source.author,
    licence: source.licence,
  }
}

/** The same for the same picture, whatever others come or go. */
const numberOf = (id: string): number => createHash('sha256').update(id).digest().readUIntBE(0, 6)
