import { expect, it } from 'vitest'
import { firstLoadOf } from '../support/firstLoad.ts'

const first = firstLoadOf('app/main.tsx')

it('begins with the shell', () => {
  expect(first.files).toEqual(
    expect.arrayContaining(['app/session/services.ts', 'app/frame/App.tsx', 'engine/streams/state.ts']),
  )
})

it('has no engine in it, but for its states', () => {
  expect(first.files.filter(file => /^engine\/(?!streams\/)/.test(file))).toEqual([])
})

it('has no plugin but the cards of the products, no editor, no stage and no studio in it', () => {
  const later =
    /^(plugins(?!\/(products|garments\/\w+\/product)\.ts$)|app\/(viewer|editor|panelkit|studio\/(kits|lettering|live|pictures|print)))\/|(browser|create)Studio\.ts$/
  const skeleton = /^app\/editor\/(EditorSkeleton\.tsx|editor\.module\.css)$/
  expect(first.files.filter(file => later.test(file) && !skeleton.test(file))).toEqual([])
})

it('has no package in it that only designing needs', () => {
  const heavy = [
    'yjs',
    'three',
    'immer',
    'harfbuzzjs',
    'culori',
    'clipper2-ts',
    'idb',
    'virtual:faces',
    '@react-three/fiber',
  ]
  expect(first.packages.filter(name => heavy.includes(name))).toEqual([])
})

it('follows imports to where they lead', () => {
  const { files, packages } = firstLoadOf('app/studio/browserStudio.ts')
  expect(files).toEqual(expect.arrayContaining(['engine/index.ts', 'plugins/panels.ts', 'app/studio/words/kh.json']))
  expect(packages).toEqual(expect.arrayContaining(['virtual:faces', 'yjs', 'zod']))
})

it.each([
  'home/Home',
  'store/Store',
  'pricing/Pricing',
  'products/Products',
  'products/GarmentComing',
  'company/CompanyPages',
  'legal/LegalPages',
])('shows the page %s before anything that designs is fetched', screen => {
  const { files, packages } = firstLoadOf(`app/screens/${screen}.tsx`)
  const designs =
    /^(engine\/(?!streams\/)|plugins\/(?!(products|garments\/\w+\/product)\.ts$)|app\/(viewer|editor|panelkit|studio\/(kits|lettering|live|pictures|print))\/)/
  // Catches what the live kit throws, and needs nothing of the editor.
  const boundary = 'app/viewer/GarmentBoundary.tsx'
  expect(files.filter(file => designs.test(file) && file !== boundary)).toEqual([])
  // A list that can move is small; what moves it is not.
  expect(files).not.toContain('app/ui/motion/motionFeatures.ts')
  expect(packages.filter(name => ['three', 'yjs', 'culori', '@chakra-ui/react'].includes(name))).toEqual([])
})

it.each(['app/editor/EditorScreen.tsx', 'app/panelkit/index.ts'])(
  '%s opens the designer without what dialogs are made of',
  start => {
    const { packages } = firstLoadOf(start)
    expect(packages.filter(name => name === '@chakra-ui/react')).toEqual([])
  },
)
