import { describe, expect, it } from 'vitest'
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
