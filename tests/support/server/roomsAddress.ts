import { roomsPath } from '../../../server/contract/rooms.ts'

/** Where the live rooms of a server on this machine are. */
export const roomsAddress = (port: number): string => `ws://127.0.0.1:${port}${roomsPath}`
