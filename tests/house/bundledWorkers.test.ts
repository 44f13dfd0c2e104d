import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

it('bundles every worker that the server starts', () => {
  const workers = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter(file => /\bstart\w+Worker\.js$/.test(file))
    .map(file => basename(file, '.js'))
  expect(workers).toContain('startInvoiceWorker')
  const config = readFileSync('vite.server.config.ts', 'utf8')
  expect(workers.filter(name => !config.includes(`${name}:`))).toEqual([])
})
