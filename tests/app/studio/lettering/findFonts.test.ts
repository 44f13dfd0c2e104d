import { expect, it } from 'vitest'
import { findFonts } from '../../../../app/studio/lettering/findFonts.ts'
import { fontId } from '../../../../engine/plugin.ts'

const woff = (subset: string) => ({
  url: { woff2: `/v1/files/exo-2/${subset}.woff2`, woff: `/v1/files/exo-2/${subset}.woff` },
})

const described = {
  id: 'exo-2',
  family: 'Exo 2',
  subsets: ['cyrillic', 'latin', 'vietnamese'],
  defSubset: 'latin',
  unicodeRange: { cyrillic: 'U+0400-04FF', latin: 'U+0000-00FF', vietnamese: 'U+1EA0-1EF9' },
  variants: { 700: { italic: { cyrillic: woff('cyrillic'), latin: woff('latin'), vietnamese: woff('vietnamese') } } },
}

function openFinder(respond: (path: string) => unknown) {
  const stored = new Map<string, string>()
  const sent: string[] = []
  const find = findFonts({
    ofBook: async font => [{ file: `/book/${font}.woff`, ranges: 'U+0-FF' }],
    client: {
      send: (async (call: { readonly path: string }) => {
        sent.push(call.path)
        return respond(call.path)
      }) as never,
    },
    memory: { read: name => stored.get(name) ?? null, write: (name, value) => void stored.set(name, value) },
  })
  return { find: (font: string) => find(fontId(font)), sent }
}

const missing = { kind: 'refused', code: 'not-found' }

it('brings every subset of a family in its weight and style, the one with the capitals first', async () => {
  const { find } = openFinder(() => ({ kind: 'ok', value: described }))
  const files = await find('exo-2:700:italic')
  expect(files.map(({ file }) => file)).toEqual(
    ['latin', 'cyrillic', 'vietnamese'].map(name => `/v1/files/exo-2/${name}.woff`),
  )
  expect(files[0]?.ranges).toBe('U+0000-00FF')
  await expect(find('exo-2:100')).rejects.toThrow('no files')
})

it('asks nobody for a face of the book', async () => {
  const { find, sent } = openFinder(() => missing)
  expect(await find('anton')).toHaveLength(1)
  expect(sent).toEqual([])
})

it('goes to the shop for what the font service does not have', async () => {
  const files = [{ file: '/v1/files/oswald/oswald-latin-300-normal.woff', ranges: 'U+0-FF' }]
  const { find, sent } = openFinder(path => (path.startsWith('/v1') ? missing : { kind: 'ok', value: { files } }))
  expect(await find('oswald:300')).toEqual(files)
  expect(sent).toEqual(['/v1/fonts/:id', '/api/resources/fonts/:family'])
})

it('knows without a network where the files are that it found before', async () => {
  let isOnline = true
  const { find } = openFinder(() => (isOnline ? { kind: 'ok', value: described } : { kind: 'unreachable' }))
  const before = await find('exo-2:700:italic')
  isOnline = false
  expect(await find('exo-2:700:italic')).toEqual(before)
  await expect(find('lobster:400')).rejects.toThrow('did not respond')
})
