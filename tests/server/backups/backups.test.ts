import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { restoreBackup, writeBackup } from '../../../server/backups/backups.ts'
import { lockDataFolder } from '../../../server/db/lockDataFolder.ts'
import { newId } from '../../../server/db/newId.ts'
import { openPglite } from '../../../server/db/openPglite.ts'
import { tenants } from '../../../server/db/schema/tenants.ts'
import { seedDemoTenants } from '../../../server/seeding/seedDemo.ts'

const output = { version: '1.2.3', now: '2026-01-05T08:00:00.000Z' }

describe('a backup of the data folder', () => {
  let root = ''
  let data = ''
  let kept = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'kitloom-backup-'))
    data = join(root, 'data')
    kept = join(root, 'kept')
    mkdirSync(join(data, 'files'), { recursive: true })
    writeFileSync(join(data, 'files/logo.png'), 'picture')
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  async function names(change?: string) {
    const database = await openPglite({ folder: join(data, 'db') })
    if (change === 'seed') await seedDemoTenants(database, { newId, now: Date.now })
    else if (change !== undefined) await database.asSystem(tx => tx.update(tenants).set({ nameEn: change }))
    const found = await database.asSystem(tx => tx.select({ name: tenants.nameEn }).from(tenants).orderBy(tenants.slug))
    await database.close()
    return found.map(({ name }) => name)
  }

  it('restores the data, and keeps the data that it replaces', async () => {
    const before = await names('seed')
    await writeBackup(data, kept, output)
    await names('Spoiled')
    rmSync(join(data, 'files/logo.png'))
    const aside = await restoreBackup(data, kept, 'before')
    expect(await names()).toEqual(before)
    expect(readFileSync(join(data, 'files/logo.png'), 'utf8')).toBe('picture')
    expect(aside && existsSync(join(aside, 'db'))).toBe(true)
    await expect(writeBackup(data, kept, output)).rejects.toThrow('already exists')
  })

  it('that is damaged is refused, and changes nothing', async () => {
    mkdirSync(kept)
    writeFileSync(join(kept, 'db.tar.gz'), 'half of it')
    await expect(restoreBackup(data, kept, 'before')).rejects.toThrow('is not a backup')
    writeFileSync(join(kept, 'manifest.json'), JSON.stringify({ ...output, sha256: 'other' }))
    await expect(restoreBackup(data, kept, 'before')).rejects.toThrow('is damaged')
    expect(readdirSync(data)).toEqual(['files'])
  })

  it('with a file that rotted is refused, and changes nothing', async () => {
    const bytes = Buffer.from('a crest')
    const name = createHash('sha256').update(bytes).digest('hex')
    mkdirSync(join(data, 'files', name.slice(0, 2)))
    writeFileSync(join(data, 'files', name.slice(0, 2), name), bytes)
    const before = await names('seed')
    await writeBackup(data, kept, output)
    writeFileSync(join(kept, 'files', name.slice(0, 2), name), 'a cress')
    await expect(restoreBackup(data, kept, 'before')).rejects.toThrow(`the file ${name} does not match`)
    expect(existsSync(join(data, 'before'))).toBe(false)
    expect(await names()).toEqual(before)
  })

  it.each([
    ['backup', []],
    ['restore', ['--from', 'somewhere']],
  ])('waits for Kitloom to stop: %s', async (command, options) => {
    const lock = await lockDataFolder(data)
    // This process holds the lock while the command runs.
    const child = spawn(process.execPath, ['--import', 'tsx', `server/commands/${command}.ts`, ...options], {
      env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' },
    })
    let text = ''
    child.stderr.on('data', chunk => {
      text += chunk
    })
    const code = await new Promise(resolve => child.on('close', resolve))
    expect([code, text]).toEqual([1, expect.stringContaining(`in use by another Kitloom (process ${process.pid})`)])
    if (lock.kind === 'locked') await lock.release()
  })

  it('says how it is used', () => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'server/commands/restore.ts'], {
      env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' },
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([1, expect.stringContaining('npm run restore -- --from')])
  })
})
