import type { Surroundings } from '../../app/session/services.ts'
import { createStudio } from '../../app/studio/createStudio.ts'
import type { StudioSurroundings } from '../../app/studio/studio.ts'

/** What a page has around it where there is no network, no worker and no lock. */
export function surroundings(changes: Partial<Surroundings & StudioSurroundings> = {}): Surroundings {
  let ids = 0
  const ofStudio: StudioSurroundings = {
    locks: undefined,
    faceAddresses: {},
    startPictureWorker: () => {
      throw new Error('There are no workers here.')
    },
    openSocket: () => {
      throw new Error('There are no sockets here.')
    },
    rest: async () => {},
    ...changes,
  }
  return {
    page: document.createElement('html'),
    askedShop: null,
    storage: () => localStorage,
    fetch: () => Promise.reject(new Error('There is no network here.')),
    random: bytes => new Uint8Array(bytes),
    newId: () => `id-${String(ids++).padStart(8, '0')}`,
    now: () => 1_700_000_000_000,
    fetchStudio: async commons => createStudio(commons, ofStudio),
    ...changes,
  }
}
