const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Bytes as RFC 4648 writes them. */
export function base64(bytes: Uint8Array): string {
  const words: string[] = []
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = bytes.subarray(at, at + 3)
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0)
    const word = [18, 12, 6, 0].map(shift => digits[(bits >> shift) & 63]).join('')
    words.push(b === undefined ? `${word.slice(0, 2)}==` : c === undefined ? `${word.slice(0, 3)}=` : word)
  }
  return words.join('')
}
