import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

export interface MainServer {
  /** Its address, which stays the same after a restart. */
  address(): string
  pid(): number | undefined
  /** Resolves when it listens. */
  start(): Promise<void>
  /** Stops it like Ctrl C. */
  stop(): Promise<void>
  /** Kills it with -9. */
  kill(): Promise<void>
}

const [, ...startWords]: readonly string[] = JSON.parse(readFileSync('package.json', 'utf8')).scripts.start.split(' ')

/** The server and the built app in a separate process, with the words of `npm start`; `environment` names its data. */
export function mainServer(environment: Readonly<Record<string, string>>): MainServer {
  let child: ChildProcess | null = null
  let port = '0'
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return {
    address: () => `http://127.0.0.1:${port}`,
    pid: () => child?.pid,
    async start() {
      const env = { ...process.env, NODE_ENV: '', HOST: '127.0.0.1', PORT: port, ...environment }
      const started = spawn(process.execPath, startWords, { env })
      child = started
      let output = ''
      port = await new Promise<string>((resolve, reject) => {
        const receive = (chunk: Buffer): void => {
          output += chunk
          const [, found] = /is running at http:\/\/[^:\s]+:(\d+)/.exec(output) ?? []
          if (found) resolve(found)
        }
        started.stdout.on('data', receive)
        started.stderr.on('data', receive)
        started.on('exit', () => reject(new Error(`The server ended: ${output}`)))
      })
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
