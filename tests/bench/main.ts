// `npm run bench`: the figures of the engine beside its peers, as a table and in tests/bench/results.json.
// `npm run bench -- undo load` measures only those, and leaves the others there as they were.
import { loadavg } from 'node:os'
import { type KeptRow, keepResults, machine, ratiosOf } from './keepResults.ts'
import type { Row } from './measure.ts'
import { markdownTable } from './table.ts'

type Section = () => readonly Row[] | Promise<readonly Row[]>

/** Each fetched when it is measured: one that needs no peers runs without them. */
const sections: Readonly<Record<string, () => Promise<Section>>> = {
  applyOne: async () => (await import('./rows/applyOne.ts')).applyOne,
  undo: async () => (await import('./rows/undo.ts')).undo,
  remoteEntry: async () => (await import('./rows/remoteEntry.ts')).remoteEntry,
  load: async () => (await import('./rows/load.ts')).load,
  replay: async () => (await import('./rows/replay.ts')).replay,
  costly: async () => (await import('./rows/costly.ts')).costly,
  diverged: async () => (await import('./rows/diverged.ts')).diverged,
  bytes: async () => (await import('./rows/bytes.ts')).bytes,
  drawing: async () => (await import('./rows/drawing.ts')).drawing,
  dragging: async () => (await import('./rows/dragging.ts')).dragging,
  kitPanel: async () => (await import('./rows/kitPanel.ts')).kitPanel,
  packRoster: async () => (await import('./rows/packRoster.ts')).packRoster,
  checkTeam: async () => (await import('./rows/checkTeam.ts')).checkTeam,
  checkInPage: async () => (await import('./rows/checkInPage.ts')).checkInPage,
  packInPage: async () => (await import('./rows/packInPage.ts')).packInPage,
  firstLoad: async () => (await import('./rows/firstLoad.ts')).firstLoad,
  offlineReload: async () => (await import('./rows/offlineReload.ts')).offlineReload,
  gestures: async () => (await import('./rows/gestures.ts')).gestures,
  colourDrag: async () => (await import('./rows/colourDrag.ts')).colourDrag,
  textDrag: async () => (await import('./rows/textDrag.ts')).textDrag,
  raster: async () => (await import('./rows/raster.ts')).raster,
  intake: async () => (await import('./rows/intake.ts')).intake,
  imageEdits: async () => (await import('./rows/imageEdits.ts')).imageEdits,
  linkedTab: async () => (await import('./rows/linkedTab.ts')).linkedTab,
  rosterGrid: async () => (await import('./rows/rosterGrid.ts')).rosterGrid,
  reviewReplay: async () => (await import('./rows/reviewReplay.ts')).reviewReplay,
  memory: async () => (await import('./rows/memory.ts')).memory,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !sections[name])
if (unknown.length > 0) {
  throw new Error(
    `There is nothing to measure called ${unknown.join(', ')}. Known: ${Object.keys(sections).join(', ')}.`,
  )
}

const rows: KeptRow[] = []
for (const [name, measure] of Object.entries(sections)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.error(`${name} …`)
  const section = await measure()
  try {
    const [load = 0] = loadavg()
    const at = new Date().toISOString().slice(0, 16)
    const found = await section()
    rows.push(...found.map(row => ({ ...row, ratios: ratiosOf(row), at, load: Number(load.toFixed(2)) })))
    // A run that is stopped keeps what it has measured.
    keepResults(rows)
  } catch (error) {
    // The others took their time as well, and are not to be lost with it.
    console.error(`${name} could not be measured:`, error)
    process.exitCode = 1
  }
}

console.log(`\n${markdownTable(rows)}\n\nNode ${machine.node}, ${machine.cores} × ${machine.processor}`)
