import { createWorkerPool } from '../../workers/workerPool.ts'

/** Why a file is no font that lettering can be set in: a problem code. */
export interface FontRefusal {
  readonly refused: (typeof fontRefusals)[number]
}

const fontRefusals = ['font-unknown', 'font-broken', 'font-restricted', 'font-large', 'font-slow'] as const

/** A font that can be served. */
export interface PreparedFont {
  readonly kind: 'ttf' | 'otf'
  /** A plain OpenType font, whatever the file was packed as. */
  readonly bytes: Uint8Array
  /** With its style: `Tigers Bold`; empty where the file does not say. */
  readonly title: string
  /** Some of the characters it has, one of each script that people look for fonts of. */
  readonly scripts: readonly string[]
}

export interface FontPool {
  /** Unpacks and judges fonts in a worker, one at a time. `busy` when it may be sent again. */
  prepare(bytes: Uint8Array): Promise<PreparedFont | FontRefusal | 'busy'>
  close(): Promise<void>
}

interface FontPoolOptions {
  /** The processor time for one font in milliseconds; after that its worker is terminated. */
  readonly timeout?: number
}

/** The worker starts with the first font. */
export function createFontPool({ timeout = 10_000 }: FontPoolOptions = {}): FontPool {
  const pool = createWorkerPool<Uint8Array, PreparedFont | FontRefusal>({
    script: new URL('./startFontWorker.js', import.meta.url),
    timeout,
    maxWaiting: 8,
    megabytes: 256,
  })
  return {
    async prepare(bytes) {
      const outcome = await pool.run(bytes)
      return outcome === 'spent' ? { refused: 'font-slow' } : outcome
    },
    close: pool.close,
  }
}
