import { StoreFailure } from '../sync/updateStore.ts'

/** What a database has thrown, as what it means. */
export function failureOf(cause: unknown): StoreFailure {
  const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError'
  return new StoreFailure(isFull ? 'store-full' : 'store-refused', cause)
}
