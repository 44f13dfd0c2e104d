import { existsSync } from 'node:fs'

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Path of a Chromium: CHROMIUM_PATH, the system's, Playwright's own; or null.
 * Playwright has to be installed.
 * @returns {Promise<string | null>}
 */
export async function findChromium() {
  const { chromium } = await import('@playwright/test')
  const places = [process.env.CHROMIUM_PATH, ...usualPlaces, chromium.executablePath()]
  return places.find(place => place && existsSync(place)) ?? null
}
