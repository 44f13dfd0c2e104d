import { describe, expect, it } from 'vitest'
import { findItems, type LibraryQuery } from '../../../app/panelkit/library/libraryItems.ts'
import { fileOf } from '../../../app/panelkit/library/useLibrary.ts'

const query: LibraryQuery = { shelf: 'graphics', words: 'តោ', folder: 'all', type: 'photo', transparent: true, page: 2 }

/** A client that notes what is sent and responds with a value. */
function responding(value: unknown) {
  const sent: unknown[] = []
  const client = {
    async send(call: { path: string }, { query: requested }: { query: unknown }) {
      sent.push([call.path, requested])
      return { kind: 'ok', value }
    },
  }
  return { client: client as never, sent }
}

describe('the library', () => {
  it('asks for graphics by words, folder and page, and keeps whose work they are', async () => {
    const item = { folder: 'game-icons', file: 'lion.svg', name: 'lion', url: '/graphics/game-icons/lion.svg?v=1' }
    const more = { width: 1, height: 1, licence: 'CC BY 3.0', author: 'Lorc', page: 'https://game-icons.net' }
    const { client, sent } = responding({ items: [{ ...item, ...more }], total: 25, page: 3, pageSize: 12 })
    const found = await findItems(client, { ...query, folder: 'game-icons' })
    expect(sent).toEqual([['/api/resources/graphics', { search: 'តោ', page: 3, pageSize: 12, folder: 'game-icons' }]])
    expect(found).toMatchObject({
      kind: 'ok',
      value: {
        pages: 3,
        items: [
          {
            isVector: true,
            isInk: true,
            credit: { author: 'Lorc', licence: 'CC BY 3.0', page: 'https://game-icons.net' },
          },
        ],
      },
    })
  })

  it('asks for images by type and transparency', async () => {
    const { client, sent } = responding({ hits: [], total: 0, totalHits: 0 })
    await findItems(client, { ...query, shelf: 'images' })
    expect(sent).toEqual([['/api/images', { q: 'តោ', type: 'photo', transparent: 'true', page: 3 }]])
  })

  it('calls an image by the first words of its tags', async () => {
    const hit = {
      id: 1,
      tags: 'lion, head, big cat, animal',
      type: 'vector',
      largeImageURL: '/a.svg',
      previewURL: '/a.svg',
    }
    const more = { user: 'Lorc', licence: { title: 'CC BY 3.0' }, pageURL: 'https://game-icons.net' }
    const { client } = responding({ hits: [{ ...hit, ...more }], total: 1, totalHits: 1 })
    const found = await findItems(client, { ...query, shelf: 'images' })
    expect(found).toMatchObject({ value: { items: [{ name: 'Lion head big cat' }] } })
  })

  it('has no file where the host of an image is down, and says nothing else of it', async () => {
    const item = { key: '1', name: 'Lion', previewUrl: '/a.svg', url: '/a.svg', isVector: true, isInk: true }
    const lion = { ...item, credit: { author: '', licence: '', page: '' } }
    const respond = (response: () => Promise<Response>) => fileOf(lion, '#1D3FBF', response)
    expect(await respond(async () => new Response('', { status: 503 }))).toBeNull()
    expect(await respond(() => Promise.reject(new TypeError('Failed to fetch')))).toBeNull()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#000" d="M0 0H9"/></svg>'
    expect(await (await respond(async () => new Response(svg)))?.text()).toContain('#1D3FBF')
  })
})
