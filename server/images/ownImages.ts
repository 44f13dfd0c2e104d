import { createHash } from 'node:crypto'
import { addressOf } from '../contract/call.ts'
import { type ImageHit, imagePageSize, libraryImageCall } from '../contract/images.ts'
import { type ImageLibrary, openImageLibrary } from './imageLibrary.ts'
import type { ImageSource, LibraryImage } from './libraryImage.ts'

export interface OwnImages extends ImageSource {
  /** All images that match a text. */
  find(words: string): Promise<readonly LibraryImage[]>
  /** The file of a library image; `null` for an unknown id. */
  svg(id: string): Promise<string | null>
}

/** Our own images. They are loaded by the first search. */
export function ownImages(): OwnImages {
  let opening: Promise<ImageLibrary> | null = null
  const library = () => {
    opening ??= openImageLibrary()
    return opening
  }
  return {
    async search({ q, type, page }) {
      // All of them are transparent: icons and tiles have no background.
      const found = (await library()).search(q, type)
      const hits = found.slice((page - 1) * imagePageSize, page * imagePageSize).map(describe)
      return { total: found.length, totalHits: found.length, hits }
    },
    find: async words => (await library()).search(words, 'all'),
    svg: async id => (await library()).get(id)?.svg() ?? null,
  }
}

/** Raise it when a file changes under the same name, because files are cached forever. */
const version = 1
const previewSize = 150
const largeSize = 512

function describe({ id, type, words, khmer, width, height, source }: LibraryImage): ImageHit {
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

/** A stable number for an image, independent of the others. */
const numberOf = (id: string): number => createHash('sha256').update(id).digest().readUIntBE(0, 6)
