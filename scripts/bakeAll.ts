// `npm run bake:all`: bakes every mesh whose pattern or settings have changed and drapes it in the other sizes, as many
// garments side by side as the machine has cores. What is up to date is left alone, so that a bake that was stopped goes on
// where it was.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { createInterface } from 'node:readline'
import { type GarmentFile, garmentFiles, hashOf } from './bake/garmentFiles.ts'
import { fitRecords } from './bake/garmentFits.ts'
import { bakeRecords } from './bake/saveBake.ts'

const begun = performance.now()
const slugs = [...new Set(garmentFiles.map(({ garment }) => garment.slug))].sort((a, b) => secondsOf(b) - secondsOf(a))
const open = [...slugs]
const failed: string[] = []

// A garment keeps one book of its meshes: two processes that write it would lose what the other one has written.
await Promise.all(Array.from({ length: availableParallelism() }, work))
const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
console.log(`${slugs.length - failed.length} of ${slugs.length} garments are baked and draped, in ${minutes} minutes.`)
if (failed.length > 0) {
  console.error(`Not all of ${failed.join(', ')}: the lines above say why.`)
  process.exitCode = 1
}

async function work(): Promise<void> {
  for (let slug = open.shift(); slug !== undefined; slug = open.shift()) {
    const files = garmentFiles.filter(({ garment }) => garment.slug === slug)
    const stale = files.filter(isStale).map(({ file }) => file)
    const isBaked = stale.length === 0 || (await run(slug, 'scripts/bake.ts', stale))
    const isDraped = await run(
      slug,
      'scripts/bakeFits.ts',
      files.map(({ file }) => file),
    )
    if (!isBaked || !isDraped) failed.push(slug)
  }
}

function isStale(garment: GarmentFile): boolean {
  const { folder, file } = garment
  return bakeRecords(garment)[file]?.inputHash !== hashOf(garment) || !existsSync(`${folder}/${file}`)
}

/** How long a garment took the last time, in s: the longest begin first, so that all cores end together. */
function secondsOf(slug: string): number {
  const folder = `plugins/garments/${slug}`
  const records = [bakeRecords({ folder }), fitRecords({ folder })].flatMap(book => Object.values(book))
  return records.reduce((sum, { seconds }) => sum + seconds, 0)
}

/** Runs a script, with the garment before each of its lines; `false` where it failed. */
async function run(slug: string, script: string, files: readonly string[]): Promise<boolean> {
  const made = spawn(process.execPath, ['--import', 'tsx', script, ...files], { stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [made.stdout, made.stderr]) {
    createInterface({ input: stream }).on('line', line => console.log(`${slug}: ${line}`))
  }
  return new Promise(resolve => made.on('close', code => resolve(code === 0)))
}
