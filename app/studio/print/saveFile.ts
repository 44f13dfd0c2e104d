/** Lets the browser save bytes under a name. */
export function saveFile(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName(name)
  link.click()
  // The browser has begun to read it by then; Safari needs a moment.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Without what a file system does not take. Khmer stays Khmer. */
const fileName = (name: string): string =>
  name
    .replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim() || 'kitloom'
