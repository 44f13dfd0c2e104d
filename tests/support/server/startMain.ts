import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { page } from './openTestServer.ts'

/** A copy of the server with its own app, started like `npm start`. */
export function homeOfServer() {
  const home = mkdtempSync(join(tmpdir(), 'kitloom-main-'))
  const running: ChildProcess[] = []
  for (const name of ['server/db', 'dist-server', 'package.json']) {
    cpSync(name, join(home, name), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(home, 'node_modules'))
  mkdirSync(join(home, 'dist'))
  writeFileSync(join(home, 'dist/index.html'), page)
  const bare = [process.execPath, 'dist-server/main.js'] as const

  return {
    home,
    start(variables: Record<string, string> = {}, [command, ...args]: readonly [string, ...string[]] = bare) {
      const unset = { npm_lifecycle_event: '', DATABASE_URL: '', REDIS_URL: '', NODE_ENV: '' }
      const env = { ...process.env, ...unset, PORT: '0', HOST: '127.0.0.1', DATA_DIR: 'kept', ...variables }
      const child = spawn(command, args, { cwd: home, env })
      running.push(child)
      let output = ''
      const address = new Promise<string>(found => {
        const listen = (chunk: Buffer) => {
          output += chunk
          const [match] = /http:\/\/\S+/.exec(output) ?? []
          if (match) found(match)
        }
        child.stdout.on('data', listen)
        child.stderr.on('data', listen)
      })
      const ended = once(child, 'close').then(([code]) => ({ code, output }))
      return { child, address, ended }
    },
    /** Stops running processes; the data stays. */
    async stop() {
      for (const child of running.splice(0)) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
    },
    remove() {
      for (const process of running) process.kill('SIGKILL')
      rmSync(home, { recursive: true, force: true })
    },
  }
}
