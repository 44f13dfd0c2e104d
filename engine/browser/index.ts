export { type AuthorSlot, takeAuthorSlot } from './authorSlot.ts'
export { broadcastChannelTransport } from './broadcastChannelTransport.ts'
export type { RoomTicket } from './connection.ts'
export { deleteStored } from './deleteStored.ts'
export { indexedDbAssets } from './indexedDbAssets.ts'
export { indexedDbStore } from './indexedDbStore.ts'
export { keepBeating } from './keepBeating.ts'
export { newClient } from './newClient.ts'
export { sha256 } from './sha256.ts'
export {
  type WebSocketTransport,
  type WebSocketTransportOptions,
  webSocketTransport,
} from './webSocketTransport.ts'
