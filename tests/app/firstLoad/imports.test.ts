import { expect, it } from 'vitest'
import { firstLoadOf } from '../../support/firstLoad.ts'
import { designing, designingPackages } from './designing.ts'

const first = firstLoadOf('app/main.tsx')

it('begins with the shell', () => {
  expect(first.files).toEqual(
    expect.arrayContaining(['app/session/services.ts', 'app/frame/App.tsx', 'engine/streams/state.ts']),
  )
})

it('has no engine in it, but for its states, its sums on colours, its clamp and its figures', () => {
  expect(
    first.files.filter(file => /^engine\/(?!colour\/|streams\/|geometry\/clamp|lettering\/latinFigures)/.test(file)),
  ).toEqual([])
})

it('has no plugin but the cards of products and templates, no editor, no stage and no studio in it', () => {
  expect(first.files.filter(file => designing.test(file))).toEqual([])
})

it('has no package in it that only designing needs', () => {
  expect(first.packages.filter(name => [...designingPackages, 'virtual:faces'].includes(name))).toEqual([])
})

it('follows imports to where they lead', () => {
  const { files, packages } = firstLoadOf('app/studio/browserStudio.ts')
  expect(files).toEqual(expect.arrayContaining(['engine/index.ts', 'plugins/index.ts', 'app/studio/createStudio.ts']))
  expect(packages).toEqual(expect.arrayContaining(['virtual:faces', 'yjs', 'zod']))
})

it.each([
  'home/Home',
  'store/Store',
  'pricing/Pricing',
  'products/Products',
  'company/CompanyPages',
  'legal/LegalPages',
])('shows the page %s before anything that designs is fetched', screen => {
  const { files, packages } = firstLoadOf(`app/screens/${screen}.tsx`)
  expect(files.filter(file => designing.test(file))).toEqual([])
  expect(packages.filter(name => designingPackages.includes(name))).toEqual([])
})

it.each(['app/editor/EditorScreen.tsx', 'app/panelkit/index.ts', 'app/screens/checkout/CheckoutScreen.tsx'])(
  '%s opens the designer without what dialogs are made of',
  start => {
    const { packages } = firstLoadOf(start)
    expect(packages.filter(name => name === '@chakra-ui/react')).toEqual([])
  },
)
