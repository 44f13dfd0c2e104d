import { findFaceFiles } from 'virtual:faces'
import { roomsPath } from '../../server/contract/rooms.ts'
import { createStudio } from './createStudio.ts'
import type { Studio, StudioCommons } from './studio.ts'

const socketProtocol = location.protocol === 'https:' ? 'wss:' : 'ws:'

/** The studio with what only a browser has. */
export const browserStudio = (commons: StudioCommons): Studio =>
  createStudio(commons, {
    locks: navigator.locks,
    findFaceFiles,
    startImageWorker: () => new Worker(new URL('./images/imageWorker.ts', import.meta.url), { type: 'module' }),
    openSocket: () =>
      new WebSocket(Object.assign(new URL(commons.withTenant(roomsPath), location.href), { protocol: socketProtocol })),
    rest: () => new Promise(resolve => setTimeout(resolve)),
  })
