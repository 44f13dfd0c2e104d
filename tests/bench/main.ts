// `npm run bench`: the figures of the engine beside its peers, as a table and in bench-results.json.
// `npm run bench -- undo load` measures only those.
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { Row } from './measure.ts'
import { applyOne } from './rows/applyOne.ts'
import { browser } from './rows/browser.ts'
import { bytes } from './rows/bytes.ts'
import { diverged } from './rows/diverged.ts'
import { dragging } from './rows/dragging.ts'
import { drawing } from './rows/drawing.ts'
import { kitPanel } from './rows/kitPanel.ts'
import { load } from './rows/load.ts'
import { packRoster } from './rows/packRoster.ts'
import { remoteEntry } from './rows/remoteEntry.ts'
import { replay } from './rows/replay.ts'
import { undo } from './rows/undo.ts'
import { markdownTable } from './table.ts'

const sections: Readonly<Record<string, () => readonly Row[] | Promise<readonly Row[]>>> = {
  applyOne,
  undo,
  remoteEntry,
  load,
  replay,
  diverged,
  bytes,
  drawing,
  dragging,
  kitPanel,
  packRoster,
  browser,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !sections[name])
if (unknown.length > 0) {
  throw new Error(
    `There is nothing to measure called ${unknown.join(', ')}. Known: ${Object.keys(sections).join(', ')}.`,
  )
}

const rows: Row[] = []
for (const [name, measure] of Object.entries(sections)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.error(`${name} …`)
  rows.push(...(await measure()))
}

const machine = { node: process.versions.node, processor: cpus()[0]?.model ?? 'unknown', cores: cpus().length }
if (wanted.length === 0) {
  const ratios = rows.map(row => ({ ...row, ratios: ratiosOf(row) }))
  writeFileSync('bench-results.json', `${JSON.stringify({ machine, rows: ratios }, null, 2)}\n`)
}
console.log(`\n${markdownTable(rows)}\n\nNode ${machine.node}, ${machine.cores} × ${machine.processor}`)

/** How many times as much as ours each peer takes. */
function ratiosOf({ ours, peers }: Row): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(peers).map(([name, value]) => [name, Number((value / ours).toFixed(2))]))
}
