import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSmallHouse, type LintFinding } from '../support/smallHouse.ts'

/** `[folder or file that imports, what it imports]`: the door table of the architecture, line by line. */
type Imports = readonly (readonly [from: string, what: string])[]

const plainRooms = ['document', 'geometry', 'garment', 'history', 'replay', 'streams'].map(room => `engine/${room}`)
const richRooms = ['log', 'sync', 'commands', 'lettering', 'artwork', 'drafting'].map(room => `engine/${room}`)

/** What no room of the core may import, whatever else it may. */
const closedToCore = (room: string): Imports => {
  const up = room === 'engine' ? '..' : '../..'
  const engine = room === 'engine' ? '.' : '..'
  const house = [
    'app/session/services.ts',
    'server/server.ts',
    'plugins/roster/readRoster.ts',
    'plugins/index.ts',
    'plugins/tools/text/tool.ts',
  ]
  return [
    ...['react', 'three', 'node:fs', 'pdfkit', 'idb'].map(name => [room, name] as const),
    ...house.map(file => [room, `${up}/${file}`] as const),
    ...['browser', 'print', 'tailor'].map(outer => [room, `${engine}/${outer}/index.ts`] as const),
  ]
}

const tool = 'plugins/tools/text'
const garment = 'plugins/garments/soccer'

const closed: Imports = [
  ...['engine', ...plainRooms, ...richRooms].flatMap(closedToCore),
  ...['engine', ...plainRooms].map(room => [room, 'yjs'] as const),
  ['engine/document', 'immer'],
  ['engine/document', 'harfbuzzjs'],
  ['engine/document', 'clipper2-ts'],
  ['engine/history', 'y-protocols/awareness'],
  ['engine/log', 'immer'],
  ['engine/log', 'idb'],
  ['engine/sync', 'ws'],
  ['engine/commands', 'yjs'],
  ['engine/lettering', 'clipper2-ts'],
  ['engine/artwork', 'harfbuzzjs'],
  ['engine/artwork', 'pdfkit'],
  ['engine/drafting', 'delaunator'],
  ['engine/index.ts', 'pdfkit'],
  ['engine', '../app/session/services.ts'],
  ['engine/document', '../../app/session/services.ts'],
  ['engine/document', '../../server/server.ts'],
  ['engine/garment', '../../plugins/index.ts'],
  ['engine/garment', '../../plugins/tools/text/tool.ts'],
  ['engine', './browser/index.ts'],
  ['engine/sync', '../browser/indexedDbStore.ts'],
  ['engine/artwork', '../print/index.ts'],
  ['engine/drafting', '../tailor/index.ts'],

  ['engine/browser', 'react'],
  ['engine/browser', 'pdfkit'],
  ['engine/browser', '../print/index.ts'],
  ['engine/browser', '../../app/session/services.ts'],
  ['engine/print', 'idb'],
  ['engine/print', 'node:fs'],
  ['engine/print', '../tailor/index.ts'],
  ['engine/print', '../../server/server.ts'],
  ['engine/tailor', 'react'],
  ['engine/tailor', '../browser/index.ts'],
  ['engine/tailor', '../../plugins/garments/soccer/pattern.ts'],

  [tool, 'zod'],
  [tool, 'react'],
  [tool, 'three'],
  [tool, '../../../engine/commands/defineCommand.ts'],
  [tool, '../../../engine/print/index.ts'],
  [tool, '../../../app/panelkit/index.ts'],
  [tool, '../colour/draw.ts'],
  [tool, '../../garments/soccer/pattern.ts'],
  [garment, '../../../engine/tailor/index.ts'],
  [garment, '../polo/pattern.ts'],
  [`${tool}/parts`, '../../colour/draw.ts'],
  [`${tool}/panel.tsx`, '@chakra-ui/react'],
  [`${tool}/panel.tsx`, '../../../app/panelkit/colour/PaintField.tsx'],
  [`${tool}/panel.tsx`, '../../../app/session/services.ts'],
  [`${tool}/panel.tsx`, '../colour/panel.tsx'],
  ['plugins/index.ts', 'react'],
  ['plugins/index.ts', './tools/text/panel.tsx'],
  ['plugins/index.ts', './panels.ts'],
  ['plugins/panels.ts', '../app/session/services.ts'],
  ['plugins/panels.ts', '../engine/engine.ts'],

  ['plugins/roster', 'react'],
  ['plugins/roster', 'node:fs'],
  ['plugins/roster', '../../app/session/services.ts'],
  ['plugins/roster', '../../server/server.ts'],
  ['plugins/roster', '../tools/players/playerNumber.ts'],
  ['plugins/roster', '../../engine/engine.ts'],

  ['app/editor', '../../engine/engine.ts'],
  ['app/editor', '../../engine/log/ledger.ts'],
  ['app/editor', '../../engine/tailor/index.ts'],
  ['app/editor', '../../plugins/tools/text/tool.ts'],
  ['app/editor', '../../server/server.ts'],
  ['app/editor', 'three'],
  ['app/editor', 'three/addons/loaders/GLTFLoader.js'],
  ['app/editor', '@react-three/fiber'],
  ['app/ui', 'three-mesh-bvh'],
  ['app/ui', 'yjs'],
  ['app/ui', '../../engine/streams/state.ts'],
  ['app/viewer', '../../engine/geometry/path.ts'],
  ['app', '../engine/engine.ts'],

  ['server/http', '../../engine/engine.ts'],
  ['server/http', '../../engine/browser/index.ts'],
  ['server/http', '../../plugins/panels.ts'],
  ['server/http', '../../plugins/garments/soccer/garment.ts'],
  ['server/http', '../../app/session/services.ts'],
  ['server', 'react'],
  ['server/contract', 'fastify'],
  ['server/contract', 'drizzle-orm'],
  ['server/contract', '../db/database.ts'],
  ['server/contract', '../server.ts'],
  ['server/contract/pricing', '../../server.ts'],
]

const open: Imports = [
  ['engine/document', 'zod'],
  ['engine/streams', 'rxjs'],
  ['engine/artwork', 'culori'],
  ['engine/artwork', 'clipper2-ts'],
  ['engine/drafting', 'clipper2-ts'],
  ['engine/log', 'yjs'],
  ['engine/sync', 'y-protocols/awareness'],
  ['engine/commands', 'immer'],
  ['engine/lettering', 'harfbuzzjs'],
  ['engine/history', '../log/ledger.ts'],
  ['engine/commands', '../garment/garmentPlugin.ts'],
  ['engine', './artwork/registry.ts'],
  ['engine/browser', 'idb'],
  ['engine/browser', '../sync/updateStore.ts'],
  ['engine/print', 'pdfkit'],
  ['engine/print', 'fflate'],
  ['engine/print', '../geometry/path.ts'],
  ['engine/tailor', 'delaunator'],
  ['engine/tailor', '@gltf-transform/core'],
  ['engine/tailor', '../drafting/pattern.ts'],
  [tool, './commands.ts'],
  [tool, './labels.en.json'],
  [tool, '../../../engine/index.ts'],
  [`${tool}/parts`, '../draw.ts'],
  [`${tool}/parts`, '../../../../engine/index.ts'],
  [`${tool}/panel.tsx`, 'react'],
  [`${tool}/panel.tsx`, '../../../app/panelkit/index.ts'],
  [`${tool}/panel.tsx`, '../../../engine/index.ts'],
  ['plugins/index.ts', './tools/text/tool.ts'],
  ['plugins/index.ts', '../engine/index.ts'],
  ['plugins/panels.ts', 'react'],
  ['plugins/panels.ts', './tools/text/panel.tsx'],
  ['plugins/roster', 'papaparse'],
  ['plugins/roster', 'read-excel-file/universal'],
  ['plugins/roster', '../../engine/index.ts'],
  ['plugins/roster', '../index.ts'],
  ['app/panelkit/players', '../../../plugins/roster/readRoster.ts'],
  ['server/players', '../../plugins/roster/readRosterFile.ts'],
  ['app/editor', '../../engine/index.ts'],
  ['app/editor', '../../engine/browser/index.ts'],
  ['app/ui', '../../engine/streams/index.ts'],
  ['app/editor', '../../engine/print/index.ts'],
  ['app/editor', '../../plugins/index.ts'],
  ['app/editor', '../../plugins/panels.ts'],
  ['app/editor', '../../plugins/models.ts'],
  ['app/editor', '../../server/contract/design.ts'],
  ['app/editor', '../viewer/stage.tsx'],
  ['app/viewer', 'three'],
  ['app/viewer', '@react-three/fiber'],
  ['app/viewer', 'react'],
  ['server/production', '../../engine/index.ts'],
  ['server/production', '../../engine/print/index.ts'],
  ['server/production', '../../plugins/index.ts'],
  ['server/db', 'drizzle-orm'],
  ['server/tenants', '../contract/tenantSettings.ts'],
  ['server/contract', 'zod'],
  ['server/contract/pricing', '../pageOf.ts'],
  ['tests/engine', '../../engine/log/ledger.ts'],
]

const door = 'lint/style/noRestrictedImports'

/** A file of a fixed name gets all its imports; every other snippet is a file of its own. */
const snippets = (imports: Imports, kind: string) =>
  imports.map(([from, what], index) => ({
    from,
    what,
    file: /\.tsx?$/.test(from) ? from : `${from}/${kind}${index}.ts`,
  }))

const closedSnippets = snippets(closed, 'closed')
const openSnippets = snippets(open, 'open')

function filesOf(list: typeof closedSnippets): Record<string, string> {
  const files: Record<string, string> = {}
  for (const { file, what } of list) files[file] = `${files[file] ?? ''}import '${what}'\n`
  return files
}

describe('doors', () => {
  const wrong = createSmallHouse(filesOf(closedSnippets))
  const right = createSmallHouse(filesOf(openSnippets))
  let found: readonly LintFinding[] = []
  let foundInRight: readonly LintFinding[] = []

  beforeAll(() => {
    found = wrong.lint()
    foundInRight = right.lint()
  })
  afterAll(() => {
    wrong.remove()
    right.remove()
  })

  it.each(closedSnippets)('$from does not import $what', ({ file }) => {
    const here = found.filter(finding => finding.file === file && finding.rule === door)
    expect(here).toHaveLength(closedSnippets.filter(snippet => snippet.file === file).length)
    for (const { message } of here) expect(message).toMatch(/^\S+ .{40,}\.$/)
  })

  it.each(openSnippets)('$from imports $what', ({ file }) => {
    expect(foundInRight.filter(finding => finding.file === file)).toEqual([])
  })

  it('finds nothing but wrong doors in the wrong snippets', () => {
    expect(found.filter(finding => finding.rule !== door)).toEqual([])
  })
})
