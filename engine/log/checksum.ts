/** FNV-1a, 32 bits: finds bytes that a disk has changed. No protection against somebody who changes them on purpose. */
export function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5
  for (const byte of bytes) {
    hash ^= byte
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}
