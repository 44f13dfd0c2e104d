import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newestChange } from '../../scripts/ready/buildWhatIsStale.js'
import { differingPackages } from '../../scripts/ready/installPackages.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kitloom-ready-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('differingPackages', () => {
  const lock = (packages: Record<string, { version: string; optional?: boolean }>, name: string) => {
    const file = join(folder, name)
    writeFileSync(file, JSON.stringify({ packages }))
    return file
  }
  const wanted = {
    '': { version: '0.1.0' },
    'node_modules/yjs': { version: '13.6.33' },
    'node_modules/cli-mac': { version: '1.0.0', optional: true },
  }

  it('finds nothing when the versions agree and only another platform is missing', () => {
    const installed = lock({ 'node_modules/yjs': { version: '13.6.33' } }, 'installed.json')
    expect(differingPackages(lock(wanted, 'lock.json'), installed)).toEqual([])
  })

  it('names what has another version', () => {
    const installed = lock({ 'node_modules/yjs': { version: '13.6.32' } }, 'installed.json')
    expect(differingPackages(lock(wanted, 'lock.json'), installed)).toEqual(['yjs'])
  })

  it('names everything when nothing is installed', () => {
    expect(differingPackages(lock(wanted, 'lock.json'), join(folder, 'none.json'))).toEqual(['yjs'])
  })
})

describe('newestChange', () => {
  it('is that of the newest file below', () => {
    mkdirSync(join(folder, 'a/b'), { recursive: true })
    writeFileSync(join(folder, 'a/b/c.ts'), '')
    const future = new Date('2100-01-01T00:00:00Z')
    utimesSync(join(folder, 'a/b/c.ts'), future, future)
    expect(newestChange(folder)).toBe(future.getTime())
  })

  it('is that of the folder when a file is removed from it', () => {
    const past = new Date('2000-01-01T00:00:00Z')
    writeFileSync(join(folder, 'old.ts'), '')
    utimesSync(folder, past, past)
    rmSync(join(folder, 'old.ts'))
    expect(newestChange(folder)).toBeGreaterThan(past.getTime())
  })

  it('is never for what is not there', () => {
    expect(newestChange(join(folder, 'nothing'))).toBe(0)
  })
})
