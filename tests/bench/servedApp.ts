import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface ServedApp {
  readonly address: string
  stop(): Promise<void>
}

/** The built app behind its server, on a port and in a data folder of its own. Started from the root of the house. */
export async function serveBuiltApp(): Promise<ServedApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kitloom-bench-'))
  // The bench itself runs as in production, where a server wants a real database and an address for the public.
  const env = { ...process.env, NODE_ENV: '', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir }
  const child = spawn(process.execPath, ['dist-server/main.js'], { env })
  let output = ''
  const address = await new Promise<string>((found, failed) => {
    const listen = (chunk: Buffer) => {
      output += chunk
      const [match] = /http:\/\/\S+/.exec(output) ?? []
      if (match) found(match)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('exit', () => failed(new Error(`The server did not start: ${output}`)))
  })
  return {
    address,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'close')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
