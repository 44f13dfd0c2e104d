import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withCreateIcon } from '../../scripts/build/filledIcons.ts'
import { importBehind, namesOfDoor } from '../../scripts/build/importThroughDoors.ts'
import { importIcons, importStreams } from '../../scripts/build/importUsed.ts'
import { cutDown } from '../../scripts/build/leaveOut.ts'
import { withoutOtherShaders } from '../../scripts/build/stageShaders.ts'

const files = new Map([
  ['Sun', 'lucide-react/icons/sun'],
  ['Trash2', 'lucide-react/icons/trash'],
])

it('imports each icon from its own file, under the name that it is used by', () => {
  const code = 'import { Sun, Trash2 as Bin } from "lucide-react";\nshow(Sun, Bin);'
  expect(importIcons(code, files)).toBe(
    'import Sun from "lucide-react/icons/sun"; import Bin from "lucide-react/icons/trash";\nshow(Sun, Bin);',
  )
})

it('refuses an icon that the package does not have', () => {
  expect(() => importIcons('import { Sunn } from "lucide-react";', files)).toThrow('lucide-react has no icon Sunn')
})

it('imports each part of rxjs from its own file', () => {
  const parts = new Map([
    ['Subject', '/rxjs/Subject.js'],
    ['map', '/rxjs/map.js'],
  ])
  expect(importStreams('import { Subject, map as turn } from "rxjs";', parts)).toBe(
    'import { Subject } from "/rxjs/Subject.js"; import { map as turn } from "/rxjs/map.js";',
  )
  expect(() => importStreams('import { mapp } from "rxjs";', parts)).toThrow('rxjs has no mapp')
})

it('imports what lies behind a door from the file where it is, and from the door what the door makes itself', () => {
  const door = `export { type Size, sizes } from './document/measures.ts'
export { mm as millimetres } from './document/mm.ts'
export type { Tile } from './patterns/tile.ts'
export const all = []`
  const names = namesOfDoor(door, '/engine/index.ts')
  expect([...names.keys()]).toEqual(['sizes'])
  const code = 'import { sizes as list, all } from "../engine/index.ts";\nimport { a } from "./a.ts";'
  expect(importBehind(code, '/app/main.ts', new Map([['/engine/index.ts', names]]))).toBe(
    'import { sizes as list } from "/engine/document/measures.ts"; import { all } from "/engine/index.ts";\nimport { a } from "./a.ts";',
  )
})

it('leaves out of zod the programs that it would write and what looks for circles', () => {
  const at = '/node_modules/zod/v4/core/schemas.js'
  const core = cutDown(readFileSync(at.slice(1), 'utf8'), at)
  expect(core).toContain('export const $ZodObjectJIT = $ZodObject;')
  expect(core).not.toContain('new Doc(')
})

it('leaves out of zod what describes schemas, and of the router what warns developers', () => {
  const zod = cutDown(
    readFileSync('node_modules/zod/v4/classic/schemas.js', 'utf8'),
    '/node_modules/zod/v4/classic/schemas.js',
  )
  expect(zod).not.toContain('processors.stringProcessor')
  expect(zod).not.toContain('core.memoizer()')
  expect(zod).not.toMatch(/createToJSONSchemaMethod\(this|createStandardJSONSchemaMethod\(this/)
  const chunks = readdirSync('node_modules/react-router/dist/development').filter(file => /^chunk-\w+\.mjs$/.test(file))
  expect(chunks.length).toBeGreaterThan(0)
  for (const chunk of chunks) {
    const at = `/node_modules/react-router/dist/development/${chunk}`
    expect(cutDown(readFileSync(at.slice(1), 'utf8'), at)).not.toMatch(/ENABLE_DEV_WARNINGS\d* = true/)
  }
})

it('leaves headsets out of the renderer, which still finds all it asks of them', () => {
  const at = '/node_modules/three/build/three.module.js'
  const cut = cutDown(readFileSync(at.slice(1), 'utf8'), at)
  const [manager = ''] = /^class WebXRManager [\s\S]*?^ {4}\}$/m.exec(cut) ?? []
  expect(manager.length).toBeLessThan(400)
  // What it asks while nobody wears one. The rest is asked of a headset that is there.
  for (const name of ['enabled', 'isPresenting', 'getEnvironmentBlendMode', 'setAnimationLoop', 'dispose']) {
    expect(cut).toMatch(new RegExp(`\\bxr\\.${name}\\b`))
    expect(manager).toContain(name)
  }
})

it('leaves out of the renderer what cloth does without, and has something in the place of what it still calls', () => {
  const at = '/node_modules/three/build/three.module.js'
  const whole = readFileSync(at.slice(1), 'utf8')
  const cut = cutDown(whole, at)
  expect(whole.length - cut.length).toBeGreaterThan(90_000)
  for (const [name, made] of [
    ['environments', 'WebGLEnvironments'],
    ['morphtargets', 'WebGLMorphtargets'],
    ['uniformsGroups', 'WebGLUniformsGroups'],
    ['clipping', 'WebGLClipping'],
  ] as const) {
    const [body = ''] = new RegExp(`^function ${made}\\b[\\s\\S]{0,300}`, 'm').exec(cut) ?? []
    // What is called of clipping beyond its start is called when something is clipped.
    const called =
      name === 'clipping' ? ['init'] : [...cut.matchAll(new RegExp(`\\b${name}\\.(\\w+)\\(`, 'g'))].map(m => m[1])
    expect(called.length).toBeGreaterThan(0)
    for (const method of called) expect(body).toContain(method)
  }
  expect(cut).toContain('function refreshUniformsCommon')
})

it('leaves the decoder of meshes the program that every browser of today takes', () => {
  const at = '/node_modules/three/examples/jsm/libs/meshopt_decoder.module.js'
  expect(cutDown(readFileSync(at.slice(1), 'utf8'), at)).toMatch(/wasm_base = '';[^\n]*\s+var wasm_simd =\s+'b9H/)
  const dom = '/node_modules/lib0/dom.js'
  expect(cutDown(readFileSync(dom.slice(1), 'utf8'), dom)).not.toContain('$.$custom')
})

it('leaves out of the words what loads and formats them, and still has all of them', async () => {
  const at = '/node_modules/i18next/dist/esm/i18next.js'
  const whole = readFileSync(at.slice(1), 'utf8')
  const cut = cutDown(whole, at)
  expect(whole.length - cut.length).toBeGreaterThan(10_000)
  const { createInstance } = await import(`data:text/javascript,${encodeURIComponent(cut)}`)
  const words = createInstance()
  const en = { kits_one: '{{count}} kit', kits_other: '{{count}} kits', only: 'English' }
  await words.init({ lng: 'kh', fallbackLng: 'en', initAsync: false, resources: { en: { app: en }, kh: { app: {} } } })
  words.addResourceBundle('kh', 'store', { named: '{{name}}?' }, true)
  expect(words.t('store:named', { name: 'Sok' })).toBe('Sok?')
  expect(words.t('app:only')).toBe('English')
  await words.changeLanguage('en')
  expect([1, 2].map(count => words.t('app:kits', { count }))).toEqual(['1 kit', '2 kits'])
  expect([words.exists('app:only'), words.exists('app:none')]).toEqual([true, false])
})

it('says which package no longer has what was left out of it', () => {
  expect(() => cutDown('export {}', '/node_modules/zod/v4/classic/schemas.js')).toThrow(
    'zod/v4/classic/schemas.js has no',
  )
})

it('keeps of the programs of three those that garments are drawn with, and all they include', () => {
  const whole = readFileSync('node_modules/three/build/three.module.js', 'utf8')
  const cut = withoutOtherShaders(whole)
  expect(whole.length - cut.length).toBeGreaterThan(60_000)
  const textOf = (code: string, name: string) => new RegExp(`^const ${name} = (".*");$`, 'm').exec(code)?.[1]
  for (const part of [
    'lights_lambert_pars_fragment',
    'shadowmap_pars_fragment',
    'colorspace_pars_fragment',
    'packing',
  ]) {
    expect([part, textOf(cut, part)]).toEqual([part, textOf(whole, part)])
  }
  expect(textOf(cut, 'transmission_pars_fragment')).toBe('""')
  // What goes into a file is drawn by the program that opens it.
  const used = readdirSync('app/viewer').flatMap(file =>
    file.endsWith('.ts') && file !== 'exportModel.ts'
      ? [...readFileSync(`app/viewer/${file}`, 'utf8').matchAll(/\b(Mesh|Shader|Points|Sprite|Line)\w*Material\b/g)]
      : [],
  )
  expect(new Set(used.map(([name]) => name))).toEqual(new Set(['MeshBasicMaterial', 'MeshLambertMaterial']))
})

it('says which program three no longer has', () => {
  expect(() => withoutOtherShaders('export {}')).toThrow('three has no program')
})

it('makes an icon by our own hand in place of the package', () => {
  const code = withCreateIcon(readFileSync('node_modules/lucide-react/dist/esm/icons/sun.mjs', 'utf8'))
  expect(code).toMatch(/^import \{ createIcon as createLucideIcon \} from ".+\/app\/ui\/icons\/createIcon.ts";$/m)
  expect(code).toContain('createLucideIcon(__iconData)')
  expect(() => withCreateIcon('const Sun = icon(data)')).toThrow('Look at one')
})
