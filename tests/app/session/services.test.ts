import { describe, expect, it, vi } from 'vitest'
import 'fake-indexeddb/auto'
import { createServices } from '../../../app/session/services.ts'
import { surroundings } from '../../support/surroundings.ts'

const forbidden = (): Storage => {
  throw new DOMException('The document is sandboxed.', 'SecurityError')
}

describe('the language and the theme', () => {
  it('are Khmer and light at first, on the page too', () => {
    localStorage.clear()
    const page = document.createElement('html')
    const { language, theme } = createServices(surroundings({ page }))
    expect([language.current(), theme.current(), page.lang, page.dataset.theme]).toEqual(['kh', 'light', 'km', 'light'])
  })

  it('are remembered under lang and theme', () => {
    localStorage.clear()
    const first = createServices(surroundings())
    first.language.set('en')
    first.theme.set('dark')
    expect([localStorage.getItem('lang'), localStorage.getItem('theme')]).toEqual(['en', 'dark'])
    const page = document.createElement('html')
    const { words } = createServices(surroundings({ page }))
    expect([page.lang, page.dataset.theme, words.t('close')]).toEqual(['en', 'dark', 'Close'])
  })

  it('are the first ones again when something else was stored', () => {
    localStorage.setItem('lang', 'xx')
    localStorage.setItem('theme', '{}')
    const { language, theme } = createServices(surroundings())
    expect([language.current(), theme.current()]).toEqual(['kh', 'light'])
  })

  it('can be chosen for the page’s life where the browser keeps nothing', () => {
    const { language, memory } = createServices(surroundings({ storage: forbidden }))
    language.set('en')
    expect(language.current()).toBe('en')
    expect(memory.read('lang')).toBe('en')
  })

  it('can be chosen where the storage is full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    const { theme, memory } = createServices(surroundings({ storage: () => ({ ...localStorage, ...full }) }))
    theme.set('dark')
    expect(memory.read('theme')).toBe('dark')
  })
})

describe('the studio', () => {
  it('is fetched when it is asked for, and once', async () => {
    const given = surroundings()
    const fetchStudio = vi.fn(given.fetchStudio)
    const { studio } = createServices({ ...given, fetchStudio })
    expect(fetchStudio).not.toHaveBeenCalled()
    expect(await studio()).toBe(await studio())
    expect(fetchStudio).toHaveBeenCalledTimes(1)
  })

  it('can be asked for again when it did not come', async () => {
    const given = surroundings()
    const fetchStudio = vi.fn(given.fetchStudio).mockRejectedValueOnce(new Error('offline'))
    const { studio } = createServices({ ...given, fetchStudio })
    await expect(studio()).rejects.toThrow('offline')
    expect((await studio()).designs.list()).toEqual([])
  })

  it('brings its words in the language that is chosen, and those of the plugins', async () => {
    localStorage.clear()
    const { studio, words, language } = createServices(surroundings())
    expect(words.exists('undo.undo')).toBe(false)
    await studio()
    expect([words.t('undo.undo'), words.t('tool.text:name'), words.t('close')]).toEqual(['មិនធ្វើវិញ', 'អក្សរ', 'បិទ'])
    language.set('en')
    expect([words.t('undo.undo'), words.t('tool.text:name'), words.t('close')]).toEqual(['Undo', 'Text', 'Close'])
  })
})
