import { writeFileSync } from 'node:fs'
import { budgets } from '../tests/app/firstLoad/budgets.ts'
import { complaintOf, readBuild, weightOf, weightsOf } from './build/pageWeights.ts'

/**
 * Writes what every page weighs in the last build, by package and room, so that a page that grows can be told by what
 * grew. A page beyond its budget is not kept.
 */
const built = readBuild()
const complaints = budgets.flatMap(page => complaintOf(page, built, {}) ?? [])
if (complaints.length > 0) throw new Error(`No weights were kept.\n${complaints.join('\n')}`)
const kept = Object.fromEntries(budgets.map(page => [page.page, weightsOf(page, built)]))
writeFileSync('tests/app/firstLoad/weights.json', `${JSON.stringify(kept, null, 2)}\n`)
for (const page of budgets)
  console.log(`${weightOf(page, built).toFixed(1).padStart(6)} of ${page.budget} kB  ${page.page}`)
