import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawnScreens } from '../../../app/frame/server/drawnScreens.tsx'
import { editorModules, facesOf } from '../../../app/frame/server/fetchedModules.ts'
import { designableTypes, slugOf } from '../../../app/session/products.ts'

it('names only modules of which the build has files, so that pages fetch them at once', () => {
  const manifest: object = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
  const editors = designableTypes.map(type => editorModules(`/design/${slugOf(type)}`, 'kh'))
  const named = [...editors, ...drawnScreens.map(({ modules }) => modules('en')), facesOf('kh'), facesOf('en')]
  expect(named.every(modules => modules.length > 0)).toBe(true)
  expect(named.flat().filter(module => !(module in manifest))).toEqual([])
})
