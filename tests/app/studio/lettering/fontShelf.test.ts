import { describe, expect, it } from 'vitest'
import { createFontShelf, type LocalFonts } from '../../../../app/studio/lettering/fontShelf.ts'
import { fontBook } from '../../../../engine/index.ts'
import { fontId } from '../../../../engine/plugin.ts'

const prompt = {
  id: 'prompt',
  family: 'Prompt',
  subsets: ['latin', 'thai'],
  weights: [300, 700],
  styles: ['italic', 'normal'],
}
const oswald = { id: 'oswald', family: 'Oswald', subsets: ['latin'], weights: [300, 700], styles: ['normal'] }
const own = { id: `own:${'ab'.repeat(16)}:Tigers`, family: 'Tigers', lang: 'kh', source: 'own' }
const ofShop = { kind: 'ok', value: { items: [own, { ...own, id: 'anton', family: 'Anton' }] } }

function openShelf({ isOnline = true, stored = {}, localFonts }: Partial<ShelfOptions> = {}) {
  const memory = new Map(Object.entries(stored))
  const sent: string[] = []
  const line = { isOnline }
  const shelf = createFontShelf({
    client: {
      send: (async ({ path }: { readonly path: string }) => {
        sent.push(path)
        if (!line.isOnline) return { kind: 'unreachable' }
        return path === '/v1/fonts' ? { kind: 'ok', value: [prompt, oswald] } : ofShop
      }) as never,
    },
    memory: { read: name => memory.get(name) ?? null, write: (name, value) => void memory.set(name, value) },
    localFonts,
  })
  return { shelf, sent, memory, line, named: (name: string) => shelf.families.current().find(f => f.family === name) }
}

interface ShelfOptions {
  readonly isOnline: boolean
  readonly stored: Readonly<Record<string, string>>
  readonly localFonts: LocalFonts
}

describe('the shelf of fonts', () => {
  it('has the book at once, then what the shop has uploaded and what the service has beside it', async () => {
    const { shelf, named } = openShelf()
    expect(shelf.families.current()).toHaveLength(fontBook.length)
    await shelf.load()
    expect(shelf.families.current()[0]).toMatchObject({ family: 'Tigers', lang: 'kh', source: 'own' })
    expect(named('Prompt')).toMatchObject({ source: 'external', lang: 'th', font: 'prompt:700' })
    expect(named('Prompt')?.variants).toHaveLength(4)
    expect(shelf.families.current()).toHaveLength(fontBook.length + 2)
  })

  it('gives families of the book the weights that the service has, and the one of the book its own name', async () => {
    const { shelf, named } = openShelf()
    expect(named('Oswald')?.variants).toHaveLength(1)
    await shelf.load()
    expect(named('Oswald')?.variants.map(({ font }) => font)).toEqual(['oswald:300', 'oswald'])
  })

  it('says what did not come, and fetches it again', async () => {
    const { shelf, line, sent } = openShelf({ isOnline: false })
    await shelf.load()
    expect(shelf.isIncomplete.current()).toBe(true)
    expect(shelf.families.current()).toHaveLength(fontBook.length)
    line.isOnline = true
    await shelf.load()
    await shelf.load()
    expect(shelf.isIncomplete.current()).toBe(false)
    expect(sent).toHaveLength(4)
  })

  it('keeps favourites and what was used last on the device, without what no font is called', () => {
    const { shelf, memory } = openShelf({ stored: { 'kitloom-fonts-favourite': '["anton","nonsense",7]' } })
    expect(shelf.favourites.current()).toEqual(['anton'])
    shelf.favour(fontId('koulen'), true)
    shelf.favour(fontId('anton'), false)
    for (const font of ['moul', 'bayon', 'moul']) shelf.used(fontId(font))
    expect(memory.get('kitloom-fonts-favourite')).toBe('["koulen"]')
    expect(shelf.recents.current()).toEqual(['moul', 'bayon'])
  })

  it.each(['', '{', 'null', '"x"'])('starts anew from %j', stored => {
    expect(openShelf({ stored: { 'kitloom-fonts-recent': stored } }).shelf.recents.current()).toEqual([])
  })

  it('knows the fonts of the device only where the browser tells and the person lets it', async () => {
    expect(await openShelf().shelf.requestInstalled()).toBe('unsupported')
    const refusing = openShelf({ localFonts: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) })
    expect(await refusing.shelf.requestInstalled()).toBe('refused')
    const { shelf } = openShelf({ localFonts: async () => [{ family: 'Prompt' }, { family: 'Prompt' }] })
    expect(await shelf.requestInstalled()).toBe('shown')
    expect(shelf.installed.current()).toEqual(new Set(['prompt']))
  })
})
