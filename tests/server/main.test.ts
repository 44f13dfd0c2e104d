import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from '../support/builtApp.ts'

/** A copy of the server beside an app of its own, started as `npm start` does. */
// Starting a process takes its time on a busy machine.
describe('main', { timeout: 30_000 }, () => {
  let home = ''
  const running: ChildProcess[] = []

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'kitloom-main-'))
    for (const name of ['server', 'engine', 'package.json', 'tsconfig.json']) {
      cpSync(name, join(home, name), { recursive: true })
    }
    symlinkSync(resolve('node_modules'), join(home, 'node_modules'))
    mkdirSync(join(home, 'dist'))
    writeFileSync(join(home, 'dist/index.html'), page)
  })
  afterEach(() => {
    for (const process of running) process.kill('SIGKILL')
    running.length = 0
    rmSync(home, { recursive: true, force: true })
  })

  const bare = [process.execPath, '--import', 'tsx', 'server/main.ts'] as const
  /** As npm does it: a shell that waits for the server. */
  const inShell = ['sh', '-c', `"${process.execPath}" --import tsx server/main.ts; exit $?`] as const

  function start(variables: Record<string, string> = {}, [command, ...args]: readonly [string, ...string[]] = bare) {
    const unset = { npm_lifecycle_event: '' }
    const env = { ...process.env, ...unset, PORT: '0', HOST: '127.0.0.1', DATA_DIR: 'kept', ...variables }
    const child = spawn(command, args, { cwd: home, env })
    running.push(child)
    let said = ''
    const address = new Promise<string>(found => {
      const listen = (chunk: Buffer) => {
        said += chunk
        const [match] = /http:\/\/\S+/.exec(said) ?? []
        if (match) found(match)
      }
      child.stdout.on('data', listen)
      child.stderr.on('data', listen)
    })
    const ended = once(child, 'close').then(([code]) => ({ code, said }))
    return { child, address, ended }
  }

  it('prints its address, answers there, and ends well when it is told to', async () => {
    const { child, address, ended } = start()
    const answer = await fetch(await address, { headers: { accept: 'text/html' } })
    expect(await answer.text()).toBe(page)
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
  })

  it('ends with npm, which signals only the shell between them', async () => {
    const { child, address, ended } = start({ npm_lifecycle_event: 'start' }, inShell)
    await address
    child.kill('SIGTERM')
    // The server holds the output open until it has gone.
    await ended
    await expect(fetch(await address)).rejects.toThrow()
  })

  it('says that the port is taken and what to do', async () => {
    const port = new URL(await start().address).port
    const { code, said } = await start({ PORT: port }).ended
    expect(code).toBe(1)
    expect(said).toContain(`Port ${port} is taken`)
    expect(said).toContain('npm start')
    expect(said).not.toContain(' at ')
  })

  it('says that the app is not built', async () => {
    rmSync(join(home, 'dist'), { recursive: true })
    const { code, said } = await start().ended
    expect(code).toBe(1)
    expect(said).toContain('npm run build')
  })

  it('says which folder it cannot write to', async () => {
    writeFileSync(join(home, 'kept'), 'a file where the folder should be')
    const { code, said } = await start().ended
    expect(code).toBe(1)
    expect(said).toContain('DATA_DIR')
  })

  it('says which variable it cannot read', async () => {
    const { code, said } = await start({ PORT: 'http' }).ended
    expect(code).toBe(1)
    expect(said).toContain('PORT has to be')
  })
})
