import { type DesignDocument, readCheckpoint, type State, writeCheckpoint } from '../../../engine/index.ts'
import type { DeviceMemory } from '../../device/deviceMemory.ts'
import { keptDocumentName } from './deviceDesigns.ts'

/** What a design looks like, to be shown before its log is read. */
export interface KeptDocument {
  /** The slug of its garment. */
  readonly garment: string
  readonly document: DesignDocument
}

/** In characters. A browser keeps some megabytes for a shop, and other things need them more. */
const maxLength = 600_000

/** Keeps the document of the design that this device had open last; that of another design goes. */
export function keepDocument(memory: DeviceMemory, id: string, { garment, document }: KeptDocument): void {
  const text = `${id} ${garment} ${writeCheckpoint(document)}`
  memory.write(keptDocumentName, text.length > maxLength ? '' : text)
}

/** The document of a design as it was when it was open here last; `null` when it is not kept. */
export function keptDocument(memory: DeviceMemory, id: string): KeptDocument | null {
  const [kept, garment = '', ...checkpoint] = (memory.read(keptDocumentName) ?? '').split(' ')
  const document = kept === id ? readCheckpoint(checkpoint.join(' ')) : null
  return document && { garment, document }
}

interface Followed {
  readonly document: State<DesignDocument>
  /** Says `visibilitychange`: the page. */
  readonly page: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
  keep(document: DesignDocument): void
}

/** A design that nobody has changed for so long is kept, in ms. */
const rest = 1_000

/** Keeps the document of an open design up to date: when it rests, when its page is hidden, and at the end. */
export function followDocument({ document, page, keep }: Followed): () => void {
  let kept: DesignDocument | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const keepNow = (): void => {
    clearTimeout(timer)
    if (kept === document.current()) return
    kept = document.current()
    keep(kept)
  }
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(keepNow, rest)
  }
  const hide = (): void => {
    if (page.visibilityState === 'hidden') keepNow()
  }
  const following = document.changes$.subscribe(wait)
  page.addEventListener('visibilitychange', hide)
  wait()
  return () => {
    following.unsubscribe()
    page.removeEventListener('visibilitychange', hide)
    keepNow()
  }
}
