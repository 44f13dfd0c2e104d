export interface Clipboard {
  /** Whether it is there now. */
  copy(text: string): Promise<boolean>
  /** `null` where the browser gives it to nobody, or the person said no. */
  read(): Promise<string | null>
}

const clipboard: Clipboard = {
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return false
    }
  },
  async read() {
    try {
      return await navigator.clipboard.readText()
    } catch {
      return null
    }
  },
}

/** The clipboard of the device. */
export const useClipboard = (): Clipboard => clipboard
