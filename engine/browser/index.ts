export { type AuthorSlot, newClient, takeAuthorSlot } from './authorSlot.ts'
export { broadcastChannelTransport } from './broadcastChannelTransport.ts'
export type { RoomTicket } from './connection.ts'
export { indexedDbAssets } from './indexedDbAssets.ts'
export { deleteStored, indexedDbStore } from './indexedDbStore.ts'
export { keepBeating } from './keepBeating.ts'
export { sha256Hex } from './sha256.ts'
export {
  type WebSocketTransport,
  type WebSocketTransportOptions,
  webSocketTransport,
} from './webSocketTransport.ts'
