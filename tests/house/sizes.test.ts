import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { measureSizes } from '../../scripts/house/sizes.ts'
import { sourceFiles } from '../../scripts/house/sourceFiles.ts'

describe('measureSizes', () => {
  let root = ''
  const write = (file: string, lines: number) => {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), '\n'.repeat(lines))
  }
  const measure = () => measureSizes(root, sourceFiles(root))

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'kitloom-sizes-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('counts lines, and names what is longer than its limit', () => {
    write('engine/a.ts', 10)
    write('engine/b.ts', 400)
    write('engine/c.ts', 401)
    write('app/screen.tsx', 251)
    write('app/screen.module.css', 251)
    expect(measure()).toMatchObject({
      files: 4,
      median: 251,
      longest: { file: 'engine/c.ts', lines: 401 },
      tooLong: [
        { file: 'app/screen.module.css', lines: 251, limit: 250 },
        { file: 'app/screen.tsx', lines: 251, limit: 250 },
        { file: 'engine/c.ts', lines: 401, limit: 400 },
      ],
    })
  })

  it('leaves out what is not ours or not source', () => {
    write('node_modules/x/index.ts', 9000)
    write('dist/app.js', 9000)
    write('app/labels.json', 9000)
    expect(measure()).toMatchObject({ files: 0, tooLong: [] })
  })
})
