import { once } from 'node:events'
import { renameSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { page } from '../support/server/openHouse.ts'
import { homeOfServer } from '../support/server/startMain.ts'

// Starting a process takes its time on a busy machine.
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

  /** As npm does it: a shell that waits for the server. */
  const inShell = ['sh', '-c', `"${process.execPath}" --import tsx server/main.ts; exit $?`] as const

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
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const { code, said } = await start({ PORT: String(port) }).ended
    taken.close()
    expect(code).toBe(1)
    expect(said).toContain(`Port ${port} is taken`)
    expect(said).toContain('npm start')
    expect(said).not.toContain(' at ')
  })

  it('names the process that uses the data folder, and the shops of the demo of the first', async () => {
    const first = start()
    const address = new URL(await first.address)
    const { code, said } = await start().ended
    expect(code).toBe(1)
    expect(said).toContain(`process ${first.child.pid}`)
    first.child.kill('SIGTERM')
    expect((await first.ended).said).toContain(`Mekong Football: http://mekong.localhost:${address.port}`)
  })

  it('says what production lacks, and does not begin', async () => {
    const { code, said } = await start({ NODE_ENV: 'production', DATABASE_URL: '' }).ended
    expect(code).toBe(1)
    expect(said).toContain('PUBLIC_ORIGIN is missing')
  })

  it('says that PostgreSQL is not there', async () => {
    const { code, said } = await start({ DATABASE_URL: 'postgres://kit:hidden-word@127.0.0.1:9/kitloom' }).ended
    expect(code).toBe(1)
    expect(said).toContain('PostgreSQL at 127.0.0.1:9/kitloom (DATABASE_URL) cannot be used')
    expect(said).not.toContain('hidden-word')
  })

  it('says that the app is not built', async () => {
    renameSync(join(home, 'dist'), join(home, 'away'))
    const { code, said } = await start().ended
    renameSync(join(home, 'away'), join(home, 'dist'))
    expect(code).toBe(1)
    expect(said).toContain('npm run build')
  })

  it('says which folder it cannot write to', async () => {
    writeFileSync(join(home, 'full'), 'a file where the folder should be')
    const { code, said } = await start({ DATA_DIR: 'full' }).ended
    expect(code).toBe(1)
    expect(said).toContain('DATA_DIR')
  })

  it('says which variable it cannot read', async () => {
    const { code, said } = await start({ PORT: 'http' }).ended
    expect(code).toBe(1)
    expect(said).toContain('PORT has to be')
  })
})
