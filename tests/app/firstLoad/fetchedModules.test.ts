import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawnScreens } from '../../../app/frame/server/drawnScreens.tsx'

it('names only modules of which the build has files, so that pages fetch them at once', () => {
  const manifest: object = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
  const named = drawnScreens.flatMap(({ modules }) => [modules('kh'), modules('en')])
  expect(named.every(modules => modules.length > 0)).toBe(true)
  expect(named.flat().filter(module => !(module in manifest))).toEqual([])
})
