import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { importIcons } from '../../scripts/build/importUsed.ts'
import { cutDown } from '../../scripts/build/leaveOut.ts'

const files = new Map([
  ['Sun', 'lucide-react/icons/sun'],
  ['Trash2', 'lucide-react/icons/trash'],
])

it('imports each icon from its own file, under the name that it is used by', () => {
  const code = 'import { Sun, Trash2 as Bin } from "lucide-react";\nshow(Sun, Bin);'
  expect(importIcons(code, files)).toBe(
    'import Sun from "lucide-react/icons/sun"; import Bin from "lucide-react/icons/trash";\nshow(Sun, Bin);',
  )
})

it('refuses an icon that the package does not have', () => {
  expect(() => importIcons('import { Sunn } from "lucide-react";', files)).toThrow('lucide-react has no icon Sunn')
})

it('leaves out of zod what describes schemas, and of the router what warns developers', () => {
  const zod = cutDown(
    readFileSync('node_modules/zod/v4/classic/schemas.js', 'utf8'),
    '/node_modules/zod/v4/classic/schemas.js',
  )
  expect(zod).not.toContain('processors.stringProcessor')
  expect(zod).not.toMatch(/createToJSONSchemaMethod\(this|createStandardJSONSchemaMethod\(this/)
  const chunks = readdirSync('node_modules/react-router/dist/development').filter(file => /^chunk-\w+\.mjs$/.test(file))
  expect(chunks.length).toBeGreaterThan(0)
  for (const chunk of chunks) {
    const at = `/node_modules/react-router/dist/development/${chunk}`
    expect(cutDown(readFileSync(at.slice(1), 'utf8'), at)).not.toMatch(/ENABLE_DEV_WARNINGS\d* = true/)
  }
})

it('says which package no longer has what was left out of it', () => {
  expect(() => cutDown('export {}', '/node_modules/zod/v4/classic/schemas.js')).toThrow(
    'zod/v4/classic/schemas.js has no',
  )
})
