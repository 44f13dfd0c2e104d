import { existsSync } from 'node:fs'
import { findChromium } from './findChromium.js'
import { run } from './run.js'

/** Installs Debian's Chromium if it is missing and this user may; otherwise explains how to get one and exits. */
export async function ensureChromium() {
  if (await findChromium()) return
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) {
    console.error('The browser tests need Chromium: run `npx playwright install chromium`, or set CHROMIUM_PATH.')
    process.exit(1)
  }
  console.log('Installing Chromium for the browser tests …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update', '-qq'], { env })
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env })
}
