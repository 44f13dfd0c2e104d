import { faceAddresses } from 'virtual:faces'
import { roomsPath } from '../../server/contract/rooms.ts'
import { createStudio } from './createStudio.ts'
import type { Studio, StudioCommons } from './studio.ts'

const socketProtocol = location.protocol === 'https:' ? 'wss:' : 'ws:'

/** The studio with what only a browser has. */
export const browserStudio = (commons: StudioCommons): Studio =>
  createStudio(commons, {
    locks: navigator.locks,
    faceAddresses,
    startPictureWorker: () => new Worker(new URL('./pictures/pictureWorker.ts', import.meta.url), { type: 'module' }),
    openSocket: () =>
      new WebSocket(Object.assign(new URL(commons.inShop(roomsPath), location.href), { protocol: socketProtocol })),
    rest: () => new Promise(resolve => setTimeout(resolve)),
  })
