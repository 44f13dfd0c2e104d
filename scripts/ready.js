// Prepares a fresh clone before `npm start`, `npm test` and the like: packages, build, browser.
// It runs before anything is installed, so it is plain JavaScript with Node's built-in modules.
import { buildWhatIsStale } from './ready/buildWhatIsStale.js'
import { checkNode } from './ready/checkNode.js'
import { ensureChromium } from './ready/ensureChromium.js'
import { installPackages } from './ready/installPackages.js'

/** @type {Record<string, readonly string[]>} */
const needs = {
  check: ['packages'],
  bench: ['packages', 'build', 'browser'],
  start: ['packages', 'build'],
  test: ['packages', 'build', 'browser'],
}

const purpose = process.argv[2] ?? ''
const needed = needs[purpose]
if (!needed) throw new Error(`Say what to prepare for: ${Object.keys(needs).join(', ')}. Got "${purpose}".`)

checkNode()
installPackages('.')
if (purpose === 'bench') installPackages('tests/bench')
if (needed.includes('build')) buildWhatIsStale()
if (needed.includes('browser')) await ensureChromium()
