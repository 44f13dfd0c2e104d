// `npm run notices`: who made what the shop is made of, written down from the installed packages.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { notices } from './notices/notices.ts'

for (const [path, content] of Object.entries(notices('.'))) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  console.log(`${path}: ${content.length} characters`)
}
