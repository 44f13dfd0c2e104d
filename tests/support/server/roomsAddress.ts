import { roomsPath } from '../../../server/contract/rooms.ts'

/** The address of the live rooms of a local server. */
export const roomsAddress = (port: number): string => `ws://127.0.0.1:${port}${roomsPath}`
