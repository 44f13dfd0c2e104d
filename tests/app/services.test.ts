import { describe, expect, it, vi } from 'vitest'
import 'fake-indexeddb/auto'
import { createServices, type Surroundings } from '../../app/services.ts'
import { setName } from '../../plugins/index.ts'
import { soccer } from '../support/openSoccer.ts'

function surroundings(changes: Partial<Surroundings> = {}): Surroundings {
  let ids = 0
  return {
    page: document.createElement('html'),
    locks: undefined,
    faceAddresses: {},
    storage: () => localStorage,
    startPictureWorker: () => {
      throw new Error('There are no workers here.')
    },
    fetch: () => Promise.reject(new Error('There is no network here.')),
    newId: () => `id-${String(ids++).padStart(8, '0')}`,
    now: () => 1_700_000_000_000,
    rest: async () => {},
    ...changes,
  }
}

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
    expect([page.lang, page.dataset.theme, words.t('undo.undo')]).toEqual(['en', 'dark', 'Undo'])
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

describe('a design', () => {
  it('is on this device when it is opened again', async () => {
    const services = createServices(surroundings())
    const first = await services.openDesign(soccer, 'design-again')
    first.engine.dispatch(setName.of({ name: 'Angkor' }))
    await vi.waitFor(() => expect(first.engine.sync.saved.current().kind).toBe('saved'))
    first.close()
    const second = await services.openDesign(soccer, 'design-again')
    expect(second.engine.document.current().design.name).toBe('Angkor')
    second.close()
  })

  it('can be kept as a copy under an id of its own', async () => {
    const services = createServices(surroundings({ newId: () => 'copied-0001' }))
    const first = await services.openDesign(soccer, 'design-copied')
    first.engine.dispatch(setName.of({ name: 'Naga' }))
    const id = await services.keepCopy(soccer, first.engine.document.current())
    const copy = await services.openDesign(soccer, id)
    expect([id, copy.engine.document.current().design.name]).toEqual(['copied-0001', 'Naga'])
    first.close()
    copy.close()
  })

  it('opens and can be edited where the browser has no database, and says that it is not saved', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Storage is switched off.', 'SecurityError')
    })
    const { engine, close } = await createServices(surroundings()).openDesign(soccer, 'design-unkept')
    expect(engine.dispatch(setName.of({ name: 'Naga' })).kind).toBe('applied')
    await vi.waitFor(() => expect(engine.sync.saved.current()).toEqual({ kind: 'failed', reason: 'store-refused' }))
    open.mockRestore()
    await engine.sync.retrySaving()
    expect(engine.sync.saved.current()).toEqual({ kind: 'saved' })
    close()
  })
})
