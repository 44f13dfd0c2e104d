import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cutText } from '../../../app/panelkit/controls/TextField.tsx'
import { fontPages } from '../../../app/panelkit/fonts/FontChooser.tsx'
import { createLettering } from '../../../app/studio/lettering/createLettering.ts'
import { fontBook } from '../../../engine/index.ts'
import { TextPanel } from '../../../plugins/tools/text/panel.tsx'
import { installedFaces } from '../../support/faces.ts'
import { renderPanel } from '../../support/renderPanel.tsx'

afterEach(cleanup)

describe('pages of fonts', () => {
  const families = (words: string, language: 'kh' | 'en' | null = null) =>
    fontPages({ words, language })
      .flat()
      .map(({ family }) => family)

  it('hold twelve faces, all of them once', () => {
    const pages = fontPages({ words: '', language: null })
    expect(pages.every(page => page.length <= 12)).toBe(true)
    expect(pages.flat()).toEqual(fontBook)
  })

  it('are those of a language: Khmer faces, or all others', () => {
    expect(families('', 'kh')).toContain('Koulen')
    expect(families('', 'en')).not.toContain('Koulen')
    expect(families('', 'kh').length + families('', 'en').length).toBe(fontBook.length)
  })

  it('are found by any part of a name, whatever its case', () => {
    expect(families(' BEBAS ')).toEqual(['Bebas Neue'])
    expect(families('zzz')).toEqual([])
    expect(fontPages({ words: 'zzz', language: null })).toHaveLength(1)
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
    fireEvent.click(screen.getByRole('radio', { name: 'Khmer' }))
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
