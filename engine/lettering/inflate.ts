interface Reader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array }>
}

interface Pipe {
  readonly readable: { getReader(): Reader }
  readonly writable: { getWriter(): { write(chunk: Uint8Array): Promise<void>; close(): Promise<void> } }
}

// The same in browsers, workers and Node; declared here because the engine compiles without any of their types.
declare const DecompressionStream: new (format: 'deflate') => Pipe

/** Undoes zlib with what the platform brings. Rejects for damaged data. */
export async function inflate(compressed: Uint8Array): Promise<Uint8Array> {
  const { readable, writable } = new DecompressionStream('deflate')
  const writer = writable.getWriter()
  const written = writer.write(compressed).then(() => writer.close())
  const [chunks] = await Promise.all([allOf(readable.getReader()), written])
  return joinBytes(chunks)
}

async function allOf(reader: Reader): Promise<readonly Uint8Array[]> {
  const chunks: Uint8Array[] = []
  for (let part = await reader.read(); !part.done; part = await reader.read()) if (part.value) chunks.push(part.value)
  return chunks
}

/** The chunks of a stream as one array. */
export function joinBytes(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
