import { findFaceFiles } from 'virtual:faces'
import { roomsPath } from '../../server/contract/rooms.ts'
import { createStudio } from './createStudio.ts'
import { keepAppHere } from './keepAppHere.ts'
import type { LocalFonts } from './lettering/fontShelf.ts'
import type { Studio, StudioCommons } from './studio.ts'

const socketProtocol = location.protocol === 'https:' ? 'wss:' : 'ws:'

/** The studio with what only a browser has. */
export const browserStudio = (commons: StudioCommons): Studio => {
  keepAppHere(commons)
  return createStudio(commons, {
    locks: navigator.locks,
    findFaceFiles,
    // A page without a secure address has none.
    caches: 'caches' in globalThis ? caches : undefined,
    localFonts: localFonts(),
    startImageWorker: () => new Worker(new URL('./images/imageWorker.ts', import.meta.url), { type: 'module' }),
    openSocket: () =>
      new WebSocket(Object.assign(new URL(commons.withTenant(roomsPath), location.href), { protocol: socketProtocol })),
    // Fetched in a frame alone.
    talkToHost: async () =>
      window.parent === window ? null : (await import('./embedding/embeddedEditor.ts')).talkToHost(window, commons),
    rest: () => new Promise(resolve => setTimeout(resolve)),
  })
}

/** The Local Font Access API, which only some browsers have (https://wicg.github.io/local-font-access/). */
function localFonts(): LocalFonts | undefined {
  const page: Window & { readonly queryLocalFonts?: LocalFonts } = window
  return page.queryLocalFonts && (() => page.queryLocalFonts?.() ?? Promise.resolve([]))
}
