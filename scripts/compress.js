// Writes a .br and a .gz beside every file of the build worth it, so that the server never compresses one twice.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const worthIt = /\.(html|js|css|svg|json|wasm|webmanifest|txt|fit)$/
const smallest = 1024

for (const name of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  const path = join('dist', name)
  if (name.startsWith('.') || !worthIt.test(name) || statSync(path).size < smallest) continue
  const bytes = readFileSync(path)
  const hint = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: hint }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
