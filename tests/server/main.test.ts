import { once } from 'node:events'
import { renameSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { page } from '../support/server/openTestServer.ts'
import { homeOfServer } from '../support/server/startMain.ts'

// Starting a process is slow on a busy machine.
describe('main', () => {
  let place: ReturnType<typeof homeOfServer>
  let home = ''
  beforeAll(() => {
    place = homeOfServer()
    home = place.home
  })
  afterEach(() => place.stop())
  afterAll(() => place.remove())
  const start = (...given: Parameters<typeof place.start>) => place.start(...given)

  /** Starts the server like npm: in a shell that waits for it. */
  const inShell = ['sh', '-c', `"${process.execPath}" dist-server/main.js; exit $?`] as const

  it('prints its address, responds there, and exits cleanly when it is stopped', async () => {
    const { child, address, ended } = start()
    const response = await fetch(await address, { headers: { accept: 'text/html' } })
    expect(await response.text()).toBe(page)
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
  })

  it('ends with npm, which signals only the shell between them', async () => {
    const { child, address, ended } = start({ npm_lifecycle_event: 'start' }, inShell)
    await address
    child.kill('SIGTERM')
    // The output stays open until the server has exited.
    await ended
    await expect(fetch(await address)).rejects.toThrow()
  })

  it('says that the port is taken and what to do', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const { code, output } = await start({ PORT: String(port) }).ended
    taken.close()
    expect(code).toBe(1)
    expect(output).toContain(`Port ${port} is already in use`)
    expect(output).toContain('npm start')
    expect(output).not.toContain(' at ')
  })

  it('names the process that uses the data folder, and the shops of the demo of the first', async () => {
    const first = start()
    const address = new URL(await first.address)
    const { code, output } = await start().ended
    expect(code).toBe(1)
    expect(output).toContain(`process ${first.child.pid}`)
    first.child.kill('SIGTERM')
    expect((await first.ended).output).toContain(`Mekong Football: http://mekong.localhost:${address.port}`)
  })

  it('says what production lacks, and does not begin', async () => {
    const { code, output } = await start({ NODE_ENV: 'production', DATABASE_URL: '' }).ended
    expect(code).toBe(1)
    expect(output).toContain('PUBLIC_ORIGIN is missing')
  })

  it('says that PostgreSQL is not there', async () => {
    const { code, output } = await start({ DATABASE_URL: 'postgres://kit:hidden-word@127.0.0.1:9/kitloom' }).ended
    expect(code).toBe(1)
    expect(output).toContain('PostgreSQL at 127.0.0.1:9/kitloom (DATABASE_URL) cannot be used')
    expect(output).not.toContain('hidden-word')
  })

  it('says that the app is not built', async () => {
    renameSync(join(home, 'dist'), join(home, 'away'))
    const { code, output } = await start().ended
    renameSync(join(home, 'away'), join(home, 'dist'))
    expect(code).toBe(1)
    expect(output).toContain('npm run build')
  })

  it('says which folder it cannot write to', async () => {
    writeFileSync(join(home, 'full'), 'a file where the folder should be')
    const { code, output } = await start({ DATA_DIR: 'full' }).ended
    expect(code).toBe(1)
    expect(output).toContain('DATA_DIR')
  })

  it('says which variable it cannot read', async () => {
    const { code, output } = await start({ PORT: 'http' }).ended
    expect(code).toBe(1)
    expect(output).toContain('PORT must be')
  })
})
