import type { ImageCredit } from '../../../engine/index.ts'
import { type ImageType, imagePageSize, imageTypes, searchImagesCall } from '../../../server/contract/images.ts'
import { listGraphicsCall } from '../../../server/contract/resources.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import type { Client } from '../../session/api/createClient.ts'

/** An image to choose, of either shelf. */
export interface LibraryItem {
  readonly key: string
  readonly name: string
  readonly previewUrl: string
  readonly url: string
  readonly credit: ImageCredit
  /** Lines can be given a colour before they are taken. */
  readonly isVector: boolean
  /** A sign in one ink, which comes black and can be of any colour. */
  readonly isInk: boolean
}

export interface LibraryPage {
  readonly items: readonly LibraryItem[]
  readonly total: number
  readonly pages: number
}

/** What is wanted of the library. */
export interface LibraryQuery {
  readonly shelf: 'graphics' | 'images'
  readonly words: string
  /** Of graphics; `all` for each of them. */
  readonly folder: string
  readonly type: ImageType
  readonly transparent: boolean
  /** From 0. */
  readonly page: number
}

/** The packages that graphics come from, as they are asked for. */
export const folders = ['all', 'game-icons', 'fluent-emoji-flat', 'circle-flags', 'maki', 'hero-patterns'] as const
const inkFolders: readonly string[] = ['game-icons', 'maki']
export const types = imageTypes

/** What many crests show: words to begin with. */
export const ideas = ['lion', 'tiger', 'dragon', 'eagle', 'wolf', 'star', 'crown', 'football', 'fire'] as const

const graphicsPage = 12

/** One page of what is found, in words of either language. */
export async function findItems(client: Client, query: LibraryQuery): Promise<ClientResponse<LibraryPage>> {
  return query.shelf === 'graphics' ? findGraphics(client, query) : findImages(client, query)
}

async function findGraphics(client: Client, { words, folder, page }: LibraryQuery) {
  const response = await client.send(listGraphicsCall, {
    query: { search: words, page: page + 1, pageSize: graphicsPage, ...(folder !== 'all' && { folder }) },
  })
  if (response.kind !== 'ok') return response
  const { items, total } = response.value
  return found(total, graphicsPage, {
    items: items.map(({ folder: set, file, name, url, licence, author, page: published }) => ({
      key: `${set}/${file}`,
      name,
      previewUrl: url,
      url,
      credit: creditOf(author, licence, published),
      isVector: url.includes('.svg'),
      isInk: inkFolders.includes(set),
    })),
  })
}

async function findImages(client: Client, { words, type, transparent, page }: LibraryQuery) {
  const response = await client.send(searchImagesCall, {
    query: { q: words, type, transparent: transparent ? 'true' : 'false', page: page + 1 },
  })
  if (response.kind !== 'ok') return response
  const { hits, totalHits } = response.value
  return found(totalHits, imagePageSize, {
    items: hits.map(hit => ({
      key: String(hit.id),
      name: nameOf(hit.tags),
      previewUrl: hit.previewURL,
      url: hit.largeImageURL,
      credit: creditOf(hit.user, hit.licence.title, hit.pageURL),
      isVector: hit.type === 'vector' && hit.largeImageURL.includes('.svg'),
      isInk: false,
    })),
  })
}

/** Images have tags in the place of a name: their first words say what is shown. */
const nameOf = (tags: string): string => {
  const words = tags
    .split(',')
    .map(tag => tag.trim())
    .filter(tag => tag !== '')
    .slice(0, 3)
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const found = (total: number, size: number, { items }: Pick<LibraryPage, 'items'>) => ({
  kind: 'ok' as const,
  value: { items, total, pages: Math.ceil(total / size) },
})

/** As the design keeps it. */
const creditOf = (author: string, licence: string, page: string): ImageCredit => ({
  author: author.slice(0, 200),
  licence: licence.slice(0, 100),
  page: page.slice(0, 500),
})
