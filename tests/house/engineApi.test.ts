import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Names of the members of an exported interface, by its source. */
function membersOf(source: string, name: string): readonly string[] {
  const [, body = ''] = new RegExp(`export interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(source) ?? []
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)[?(:<]/gm)].map(match => match[1] ?? '')
}

it('keeps the engine from becoming the object that everything is handed', () => {
  const members = membersOf(readFileSync('engine/engine.ts', 'utf8'), 'Engine')
  expect(members).toEqual(expect.arrayContaining(['document', 'dispatch', 'undo']))
  expect(members.length).toBeLessThanOrEqual(12)
})
