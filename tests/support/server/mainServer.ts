import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface MainServer {
  /** Where it is, also after it was started again. */
  address(): string
  pid(): number | undefined
  /** Resolves when it listens. */
  start(): Promise<void>
  /** As Ctrl C does. */
  stop(): Promise<void>
  /** With -9: it ends in the middle of whatever it does. */
  kill(): Promise<void>
}

/** The server with the built app in a process of its own, as `npm start` has it; `environment` names its data. */
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
      const started = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { env })
      child = started
      let said = ''
      port = await new Promise<string>((resolve, reject) => {
        const hear = (chunk: Buffer): void => {
          said += chunk
          const [, found] = /is at http:\/\/[^:\s]+:(\d+)/.exec(said) ?? []
          if (found) resolve(found)
        }
        started.stdout.on('data', hear)
        started.stderr.on('data', hear)
        started.on('exit', () => reject(new Error(`The server ended: ${said}`)))
      })
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
