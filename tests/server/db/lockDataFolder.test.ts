import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDataFolder } from '../../../server/db/lockDataFolder.ts'
import { openDatabase } from '../../../server/db/openDatabase.ts'

describe('a data folder', () => {
  let folder = ''
  const running: ChildProcess[] = []
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kitloom-lock-'))
  })
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL')
    running.length = 0
    rmSync(folder, { recursive: true, force: true })
  })

  /** Starts a process that opens the folder; returns its first output. */
  async function another() {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/server/holdFolder.ts', folder])
    running.push(child)
    const [output] = await once(child.stdout, 'data')
    return { child, output: String(output).trim() }
  }

  it('is refused to a second process, with the name of the first', async () => {
    const first = await another()
    expect(first.output).toBe('open')
    const second = await another()
    expect(second.output).toContain(`in use by another Kitloom (process ${first.child.pid})`)
    expect(second.output).toContain('DATA_DIR')
    const here = await openDatabase({ dataDir: folder })
    expect(here).toEqual({ kind: 'refused', why: second.output })
  })

  it('is taken over from a process that was killed', async () => {
    const first = await another()
    first.child.kill('SIGKILL')
    await once(first.child, 'exit')
    expect((await another()).output).toBe('open')
  })

  it('is refused to everybody while the holder is stopped', async () => {
    const first = await another()
    first.child.kill('SIGSTOP')
    const refused = await lockDataFolder(folder)
    expect(refused).toEqual({ kind: 'refused', why: expect.stringContaining('not responding') })
  })

  it('is free again when it was given back', async () => {
    for (let time = 0; time < 2; time++) {
      const lock = await lockDataFolder(folder)
      if (lock.kind === 'refused') throw new Error(lock.why)
      await lock.release()
    }
  })

  it('goes to one of many concurrent processes, despite the lock of a killed one', async () => {
    const first = await another()
    first.child.kill('SIGKILL')
    await once(first.child, 'exit')
    const requested = await Promise.all(Array.from({ length: 8 }, () => lockDataFolder(folder)))
    expect(requested.filter(lock => lock.kind === 'locked')).toHaveLength(1)
  })

  it('may have a path longer than a socket can have', async () => {
    const deep = join(folder, 'a'.repeat(120))
    mkdirSync(deep)
    const lock = await lockDataFolder(deep)
    expect(lock.kind).toBe('locked')
    expect((await lockDataFolder(deep)).kind).toBe('refused')
    if (lock.kind === 'locked') await lock.release()
  })
})
