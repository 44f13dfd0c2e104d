import { checkPicture, isSvg } from '../../../engine/index.ts'
import { pictureStore } from './pictureStore.ts'

/**
 * Stores the pictures that came in a design file. They are cleaned as if somebody had put them in by hand: one that is
 * not what this page would have made is stored under another id, and the design says that it misses it.
 */
export async function keepFiled(pictures: Iterable<Uint8Array>): Promise<void> {
  const store = pictureStore()
  try {
    for (const bytes of pictures) {
      const clean = await cleaned(bytes)
      if (clean) await store.put(clean)
    }
  } finally {
    store.close()
  }
}

/** Pages keep PNG, JPEG and SVG only. */
async function cleaned(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (isSvg(bytes)) {
    const { cleanSvg } = await import('./cleanSvg.ts')
    const svg = cleanSvg(bytes)
    return svg.kind === 'lines' ? svg.bytes : null
  }
  const check = checkPicture(bytes)
  return check.kind === 'picture' && (check.head.type === 'png' || check.head.type === 'jpeg') ? bytes : null
}
