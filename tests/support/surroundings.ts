import { everyShellWord } from '../../app/i18n/shellWords.ts'
import { createServices, type Surroundings } from '../../app/session/services.ts'
import { createStudio } from '../../app/studio/createStudio.ts'
import type { StudioSurroundings } from '../../app/studio/studio.ts'
import { addStudioWords } from './studioWords.ts'

/** What a page has around it where there is no network. */
export function surroundings(changes: Partial<Surroundings> = {}): Surroundings {
  let ids = 0
  return {
    page: document.createElement('html'),
    tenantFromAddress: null,
    storage: () => localStorage,
    fetch: () => Promise.reject(new Error('There is no network here.')),
    shellWords: everyShellWord,
    random: bytes => new Uint8Array(bytes),
    newId: () => `id-${String(ids++).padStart(8, '0')}`,
    now: () => 1_700_000_000_000,
    ...changes,
  }
}

/** What a studio has around it where there is no worker and no lock. */
export function studioSurroundings(changes: Partial<StudioSurroundings> = {}): StudioSurroundings {
  return {
    locks: undefined,
    findFaceFiles: async () => [],
    caches: undefined,
    localFonts: undefined,
    startImageWorker: () => {
      throw new Error('There are no workers here.')
    },
    openSocket: () => {
      throw new Error('There are no sockets here.')
    },
    talkToHost: async () => null,
    rest: async () => {},
    ...changes,
  }
}

/** A studio with the services that it works with. */
export function openStudio(changes: Partial<Surroundings> = {}, ofStudio: Partial<StudioSurroundings> = {}) {
  const services = createServices(surroundings(changes))
  addStudioWords(services.words)
  return { services, studio: createStudio(services, studioSurroundings(ofStudio)) }
}
