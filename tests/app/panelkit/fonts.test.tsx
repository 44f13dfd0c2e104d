import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cutText } from '../../../app/panelkit/controls/TextField.tsx'
import { familyFor } from '../../../app/panelkit/fonts/FontWith.tsx'
import { type FontSearch, fontPages } from '../../../app/panelkit/fonts/fontPages.ts'
import { createLettering } from '../../../app/studio/lettering/createLettering.ts'
import type { OfferedFamily } from '../../../app/studio/lettering/offeredFamily.ts'
import { fontId } from '../../../engine/plugin.ts'
import { TextPanel } from '../../../plugins/tools/text/panel.tsx'
import { installedFaces } from '../../support/faces.ts'
import { renderPanel } from '../../support/renderPanel.tsx'

afterEach(cleanup)

const family = (name: string, more: Partial<OfferedFamily> = {}): OfferedFamily => {
  const font = fontId(name.toLowerCase())
  const variants = [{ font, weight: 400, style: 'normal' as const }]
  return { source: 'own', family: name, lang: 'en', font, variants, subsets: [], ...more }
}

describe('pages of fonts', () => {
  const bold = fontId('prompt:700')
  const prompt = family('Prompt', {
    source: 'external',
    lang: 'th',
    font: bold,
    variants: [
      { font: bold, weight: 700, style: 'normal' },
      { font: fontId('prompt:300:italic'), weight: 300, style: 'italic' },
    ],
  })
  const families = [
    ...Array.from({ length: 14 }, (_, at) => family(`Face ${at}`)),
    family('Koulen', { lang: 'kh' }),
    prompt,
  ]
  const known = {
    families,
    favourites: [fontId('koulen')],
    recents: [fontId('prompt:300:italic'), fontId('gone:400')],
    installed: new Set(['prompt', 'comic sans ms']),
  }
  const find = (search: Partial<FontSearch>) => fontPages({ words: '', lang: null, part: 'all', ...search }, known)
  const names = (search: Partial<FontSearch>) =>
    find(search)
      .flat()
      .map(card => card.family.family)

  it('hold twelve fonts, all of them once', () => {
    expect(find({}).map(page => page.length)).toEqual([12, 4])
    expect(new Set(names({})).size).toBe(families.length)
  })

  it('are those of a language and of a source', () => {
    expect(names({ lang: 'kh' })).toEqual(['Koulen'])
    expect(names({ lang: 'th' })).toEqual(['Prompt'])
    expect(names({ part: 'external' })).toEqual(['Prompt'])
    expect(names({ part: 'own', lang: 'th' })).toEqual([])
  })

  it('are those that somebody likes, and those used last in the weight they were used in', () => {
    expect(names({ part: 'favourites' })).toEqual(['Koulen'])
    expect(find({ part: 'recents' }).flat()).toEqual([{ font: 'prompt:300:italic', family: prompt }])
  })

  it('are those on this device that the shop has too', () => {
    expect(names({ part: 'installed' })).toEqual(['Prompt'])
  })

  it('are found by any part of a name, whatever its case', () => {
    expect(names({ words: ' KOUL ' })).toEqual(['Koulen'])
    expect(names({ words: 'zzz' })).toEqual([])
    expect(find({ words: 'zzz' })).toHaveLength(1)
  })
})

describe('a font with what no other has', () => {
  const burmese = family('Noto Sans Myanmar', { source: 'external', subsets: ['latin', 'myanmar'] })

  it('is found by the script, and by all of the characters', () => {
    expect(familyFor([family('Anton'), burmese], ['မ', 'ြ'])).toBe(burmese)
    expect(familyFor([family('Anton'), burmese], ['မ', 'ອ'])).toBeUndefined()
    expect(familyFor([family('Anton')], ['မ'])).toBeUndefined()
    expect(familyFor([burmese], [])).toBeUndefined()
  })
})

/** Twelve faces are read and opened. */
const timeout = { timeout: 20_000 }

describe('the chooser of fonts', () => {
  function openChooser() {
    const fetched: string[] = []
    const fetch = vi.fn(async (file: string) => {
      fetched.push(file)
      if (file.includes('/anton/')) throw new TypeError('The line is down.')
      return installedFaces.fetch(file)
    })
    const fontSamples = createLettering({ ...installedFaces, fetch })
    const panel = renderPanel('text', <TextPanel />, 'player', { fontSamples })
    fireEvent.change(screen.getByRole('textbox', { name: 'New text' }), { target: { value: 'អង្គរ FC' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add text' }))
    fireEvent.click(screen.getByRole('button', { name: 'Font: Serie A' }))
    return { ...panel, fetched }
  }
  const card = (name: string) => screen.getByRole('button', { name })
  const isDrawn = (name: string) => waitFor(() => expect(drawn(name)).toBeTruthy(), timeout)
  const drawn = (name: string) => card(name).querySelector('svg path')

  it('fetches the faces of the page that one looks at, and draws each in its own letters', async () => {
    const { fetched } = openChooser()
    await isDrawn('Bebas Neue')
    expect(fetched.some(file => file.includes('/moul/'))).toBe(false)
    expect(drawn('Bebas Neue')?.getAttribute('d')).not.toBe(drawn('Oswald')?.getAttribute('d'))
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await isDrawn('Moul')
    expect(fetched.some(file => file.includes('/moul/'))).toBe(true)
    expect(screen.getByText('Page 2 of 3')).toBeTruthy()
    await act(async () => {})
  })

  it('says which face did not come, and goes on with the others', async () => {
    openChooser()
    await screen.findByText('Anton didn’t load', {}, timeout)
    await isDrawn('Bebas Neue')
  })

  it('looks for names and languages, and sets the text in what is chosen', async () => {
    const { engine } = openChooser()
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search fonts' }), { target: { value: 'zzz' } })
    expect(screen.getByText('No fonts found.')).toBeTruthy()
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search fonts' }), { target: { value: '' } })
    fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: 'kh' } })
    expect(screen.queryByRole('button', { name: 'Bebas Neue' })).toBeNull()
    fireEvent.click(card('Moul'))
    expect(Object.values(engine.document.current().layers)[0]?.font).toBe('moul')
    await isDrawn('Moul')
  })

  it('draws the design with its own faces alone, whatever one has looked at', async () => {
    const { access } = openChooser()
    const before = access.media.resources.current()
    await isDrawn('Bebas Neue')
    expect(access.media.resources.current()).toBe(before)
  })
})

describe('a cut text', () => {
  it('keeps whole letters, of Khmer and emoji too', () => {
    expect(cutText('អង្គរ', 4)).toEqual({ text: 'អង្គ', wasCut: true })
    // Older engines part a letter from the one below it.
    expect(['អ', 'អង']).toContain(cutText('អង្គរ', 3).text)
    expect(cutText('ab👩‍👩‍👧', 5)).toEqual({ text: 'ab', wasCut: true })
    expect(cutText('e\u0301e\u0301', 3)).toEqual({ text: 'e\u0301', wasCut: true })
  })

  it('is left alone where there is room', () => {
    expect(cutText('x'.repeat(300), 300)).toEqual({ text: 'x'.repeat(300), wasCut: false })
    expect(cutText('x', 0)).toEqual({ text: '', wasCut: true })
  })

  it('takes no longer for a million characters than for a few', () => {
    expect(cutText('ក'.repeat(1_000_000), 300).text).toHaveLength(300)
  })
})
