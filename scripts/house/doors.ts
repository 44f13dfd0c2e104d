import { areas, type CodeRoom } from './rooms.ts'

/** The import rules of some files. The last matching rule of Biome wins. */
export interface Door {
  /** Globs of the files that this is for. */
  readonly files: readonly string[]
  /** A folder that the globs match, or a file: tests write their snippets there. */
  readonly example: string
  readonly closed: readonly Closed[]
}

/** Restricted imports with exceptions, and a message that explains why and what to do instead. */
export interface Closed {
  readonly what: readonly string[]
  readonly but?: readonly string[]
  readonly why: string
  /** Files or packages by which a test tries it; paths are those from the root. */
  readonly shut: readonly string[]
  readonly open?: readonly string[]
}

/** No packages but these. */
function only(packages: readonly string[], why: string): Closed {
  return {
    what: ['**'],
    but: ['./**', '../**', ...packages.flatMap(name => [name, `${name}/**`])],
    why,
    shut: ['react', 'three', 'node:fs', 'pdfkit', 'idb', 'yjs', 'immer', 'harfbuzzjs'].filter(
      name => !packages.some(open => open === name || (open === 'node:*' && name.startsWith('node:'))),
    ),
    open: packages.filter(name => !name.includes('*') && !name.startsWith('@')),
  }
}

const house: Closed = {
  what: [
    ...['**/app/**', '**/server/**', '**/scripts/**', '**/tests/**', '**/plugins/roster/**', '**/plugins/garments/**'],
    ...[
      '**/plugins/tools/**',
      '**/plugins/blocks/**',
      '**/plugins/index.ts',
      '**/plugins/panels.ts',
      '**/plugins/labels.ts',
      '**/plugins/models.ts',
      '**/plugins/fits.ts',
      '**/plugins/sways.ts',
    ],
    '**/plugins/products.ts',
    '**/plugins/templateCards.ts',
    '**/plugins/fetchGarment.ts',
  ],
  why: 'The engine knows nothing of the app, the server or the plugins that ship: they import it. Take what you need as an option of createEngine or as a port.',
  shut: [
    'app/main.tsx',
    'server/server.ts',
    'plugins/roster/index.ts',
    'plugins/index.ts',
    'plugins/tools/text/tool.ts',
  ],
}

const core = ['rxjs', 'zod', 'culori']
const outer: Readonly<Record<string, string>> = {
  'engine/browser':
    'engine/browser/ fills the ports of the core with what a browser offers: it needs idb for IndexedDB and nothing else. Screens belong into app/.',
  'engine/print':
    'engine/print/ turns artwork into files, in a worker and in Node alike. Anything of one platform must be given to it.',
  'engine/tailor':
    'engine/tailor/ works at build time with triangulation, glTF and mesh libraries. What a running page needs belongs into engine/drafting/.',
}

function engineDoor(room: CodeRoom): Door {
  const packages = [...core, ...(room.packages ?? [])]
  const isOuter = room.at in outer
  const closedRooms = Object.keys(outer).filter(at => at !== room.at)
  const others: Closed = {
    what: closedRooms.map(at => `${at.replace('engine', '**')}/**`),
    why: isOuter
      ? 'The browser door, the printer and the tailor do not know each other. What two of them need belongs into the core.'
      : "The engine's core runs without browser, print and tailor: those rooms import the core. Declare a port here and implement it there.",
    shut: closedRooms.map(at => `${at}/index.ts`),
  }
  const why =
    outer[room.at] ??
    `The engine's core runs in every browser, worker and Node, so this room imports only ${packages.join(', ')}. Anything else belongs behind a port that app/ or server/ fills, or into the room that has the package.`
  return {
    files: [`${room.at}/**`],
    example: room.at,
    closed: [only(packages, why), house, others],
  }
}

/** The engine itself first: what is said of `engine/**` is said again, narrower, of the rooms in it. */
const engineRooms = areas
  .flatMap(({ name, rooms }) => (name === 'engine' ? rooms : []))
  .sort((a, b) => a.at.split('/').length - b.at.split('/').length)

const plain =
  'A plugin is data and pure functions: it imports engine/plugin.ts (which hands on z), a garment plugins/blocks/ too, and its own folder. Drawing belongs into a panel’s .tsx.'
const alone =
  'A tool sees engine/plugin.ts and its own folder, so that it can be taken out whole. What two tools share belongs into the engine.'
const cutFromBlocks =
  'A garment sees engine/plugin.ts, plugins/blocks/ and its own folder, so that it can be taken out whole. What two garments share belongs into plugins/blocks/.'
const blocksAlone =
  'plugins/blocks/ is what garments are drafted from: it sees engine/plugin.ts and itself. What is special to one garment belongs into its folder.'
const drawn =
  'A panel is drawn with react and the controls of app/panelkit/index.ts alone. What is missing there belongs into the panel kit.'
const panelAlone =
  'A panel sees engine/plugin.ts, app/panelkit/index.ts and its own folder, so that a plugin can be taken out whole. What is shared belongs into the panel kit or the engine.'

/** Files of a plugin `depth` folders below its own. */
function pluginDoors(depth: 0 | 1): readonly Door[] {
  const up = depth === 0 ? '..' : '../..'
  const engine = `${up}/../../engine/plugin.ts`
  const kit = `${up}/../../app/panelkit/index.ts`
  const below = depth === 0 ? '' : '/parts'
  const blocks = 'plugins/blocks/shirt.ts'
  const shut = [
    'plugins/tools/colour/draw.ts',
    'plugins/garments/soccer/zones.ts',
    'engine/engine.ts',
    'engine/index.ts',
    'engine/print/index.ts',
  ]
  return [
    {
      files: [depth === 0 ? 'plugins/tools/*/*.ts' : 'plugins/tools/*/*/**'],
      example: `plugins/tools/text${below}`,
      closed: [
        only([], plain),
        {
          what: [`${up}/**`],
          but: [engine],
          why: alone,
          shut: [...shut, blocks, 'app/panelkit/index.ts'],
          open: ['engine/plugin.ts'],
        },
      ],
    },
    {
      files: [depth === 0 ? 'plugins/garments/*/*.ts' : 'plugins/garments/*/*/**'],
      example: `plugins/garments/hoodie${below}`,
      closed: [
        only([], plain),
        {
          what: [`${up}/**`],
          but: [engine, `${up}/../blocks/**`],
          why: cutFromBlocks,
          shut: [...shut, 'app/panelkit/index.ts'],
          open: ['engine/plugin.ts', blocks],
        },
      ],
    },
    {
      files: [depth === 0 ? 'plugins/blocks/*.ts' : 'plugins/blocks/*/**'],
      example: `plugins/blocks${depth === 0 ? '' : '/layouts'}`,
      closed: [
        only([], plain),
        {
          what: [depth === 0 ? '../**' : '../../**'],
          but: [depth === 0 ? '../../engine/plugin.ts' : '../../../engine/plugin.ts'],
          why: blocksAlone,
          shut: [...shut, 'app/panelkit/index.ts', 'plugins/index.ts'],
          open: ['engine/plugin.ts', blocks],
        },
      ],
    },
    {
      files: [depth === 0 ? 'plugins/{tools,garments}/*/*.tsx' : 'plugins/{tools,garments}/*/*/**/*.tsx'],
      example: `plugins/tools/text${below}/panel.tsx`,
      closed: [
        only(['react'], drawn),
        {
          what: [`${up}/**`],
          but: [engine, kit],
          why: panelAlone,
          shut: [...shut, 'app/session/services.ts'],
          open: ['engine/plugin.ts', 'app/panelkit/index.ts'],
        },
      ],
    },
  ]
}

const lists: readonly Door[] = [
  {
    files: ['plugins/*.ts'],
    example: 'plugins/panels.ts',
    closed: [
      only(
        ['react'],
        'The lists of plugins that ship import the plugins, and react’s lazy for their panels. Nothing else.',
      ),
      {
        what: ['../**'],
        but: ['../engine/index.ts'],
        why: 'The lists of plugins that ship know the engine by engine/index.ts only.',
        shut: ['app/main.tsx', 'engine/engine.ts'],
        open: ['engine/index.ts', 'plugins/tools/text/panel.tsx'],
      },
    ],
  },
  {
    files: ['plugins/index.ts'],
    example: 'plugins/index.ts',
    closed: [
      only(
        [],
        'plugins/index.ts is read by the server too: no packages, no React. Panels are listed in plugins/panels.ts.',
      ),
      {
        what: ['../**', '**/*.tsx', '**/panels.ts', '**/labels.ts'],
        but: ['../engine/index.ts'],
        why: 'plugins/index.ts is read by the server too. Panels are listed in plugins/panels.ts.',
        shut: ['app/main.tsx', 'plugins/tools/text/panel.tsx', 'plugins/panels.ts'],
        open: ['engine/index.ts', 'plugins/tools/text/tool.ts'],
      },
    ],
  },
  {
    files: ['plugins/roster/**'],
    example: 'plugins/roster',
    closed: [
      only(
        ['papaparse', 'fflate', 'read-excel-file'],
        'Lists are read in the browser and on the server alike: with papaparse, fflate and read-excel-file, which run in both.',
      ),
      {
        what: ['../**'],
        but: ['../../engine/index.ts', '../index.ts'],
        why: 'plugins/roster/ is read by the app and the server, so it sees engine/index.ts, plugins/index.ts and itself. What else it needs is given to it.',
        shut: ['app/main.tsx', 'server/server.ts', 'engine/engine.ts', 'plugins/tools/players/tool.ts'],
        open: ['engine/index.ts', 'plugins/index.ts'],
      },
    ],
  },
]

const engineDoors = [
  ...[
    'engine/index.ts',
    'engine/areas.ts',
    'engine/patternBook.ts',
    'engine/avatar/index.ts',
    'engine/colour/index.ts',
    'engine/streams/index.ts',
    'engine/print/index.ts',
    'engine/browser/index.ts',
  ],
  'engine/geometry/clamp.ts',
  'engine/lettering/latinFigures.ts',
]
const pluginLists = [
  'plugins/index.ts',
  'plugins/panels.ts',
  'plugins/labels.ts',
  'plugins/models.ts',
  'plugins/fits.ts',
  'plugins/sways.ts',
  'plugins/fetchGarment.ts',
  'plugins/products.ts',
  'plugins/templateCards.ts',
]
const drawing = ['three', 'three/**', 'three-mesh-bvh']

/** `app/main.tsx` as the tail of any relative path to it. */
const anywhere = (paths: readonly string[]) => paths.map(path => `**/${path}`)

const appClosed: readonly Closed[] = [
  {
    what: ['**/engine/**'],
    but: anywhere(engineDoors),
    why: 'The app enters the engine by its doors: engine/index.ts, those of areas, avatar, colour, streams, browser and print, and geometry/clamp.ts and lettering/latinFigures.ts, which load nothing; engine/plugin.ts is for plugins. What is missing there must be exported there.',
    shut: ['engine/engine.ts', 'engine/plugin.ts', 'engine/log/ledger.ts', 'engine/tailor/index.ts'],
    open: engineDoors,
  },
  {
    what: ['**/plugins/**'],
    but: anywhere([...pluginLists, 'plugins/roster/index.ts']),
    why: 'The app knows plugins only through the lists plugins/index.ts, panels.ts, labels.ts, models.ts, fits.ts, sways.ts, fetchGarment.ts, products.ts and templateCards.ts, so that adding one touches no screen, and lists of players through plugins/roster/index.ts.',
    shut: ['plugins/tools/text/tool.ts', 'plugins/garments/soccer/garment.ts', 'plugins/roster/readRoster.ts'],
    open: [...pluginLists, 'plugins/roster/index.ts'],
  },
  {
    what: ['**/server/**', '**/tests/**', '**/scripts/**'],
    but: ['**/server/contract/**'],
    why: 'Of the server the app sees only server/contract/: the calls, and the shapes of requests and answers.',
    shut: ['server/server.ts', 'tests/support/random.ts', 'scripts/check.ts'],
    open: ['server/contract/designs/design.ts'],
  },
  {
    what: ['yjs', 'y-*', 'y-*/**', 'lib0', 'lib0/**', 'immer'],
    why: 'The log and its recipes are the engine’s own affair. Use what engine/index.ts gives.',
    shut: ['yjs', 'y-protocols/awareness', 'immer'],
  },
]

const threeClosed: Closed = {
  what: drawing,
  why: 'Only app/viewer/ knows three.js. Ask the viewer for what the picture should show.',
  shut: ['three', 'three/addons/loaders/GLTFLoader.js', 'three-mesh-bvh'],
  open: ['react'],
}

const chakraClosed: Closed = {
  what: ['@chakra-ui/**'],
  why: 'Only app/ui/controls/ imports Chakra, so that each control has one place to be changed. Use the control that is there, or add one.',
  shut: ['@chakra-ui/react'],
  open: ['react'],
}

const appRooms: readonly Door[] = [
  { files: ['app/**'], example: 'app/editor', closed: [...appClosed, threeClosed, chakraClosed] },
  { files: ['app/ui/controls/**'], example: 'app/ui/controls', closed: [...appClosed, threeClosed] },
  { files: ['app/viewer/**'], example: 'app/viewer', closed: [...appClosed, chakraClosed] },
]

const contractClosed = (up: string): readonly Closed[] => [
  only(['zod'], 'server/contract/ is read by the app as well: zod schemas and nothing that runs on one side only.'),
  {
    what: [`${up}/**`],
    but: ['index.ts', 'document/limits.ts', 'lettering/latinFigures.ts'].map(file => `${up}/../engine/${file}`),
    why: 'server/contract/ is read by the app as well, so it sees only itself, engine/index.ts, and what loads nothing: document/limits.ts and lettering/latinFigures.ts.',
    shut: ['server/db/database.ts', 'server/server.ts'],
    open: [
      ...['engine/index.ts', 'engine/document/limits.ts', 'engine/lettering/latinFigures.ts'],
      'server/contract/pageOf.ts',
    ],
  },
]

const serverRooms: readonly Door[] = [
  {
    files: ['server/**'],
    example: 'server/http',
    closed: [
      {
        what: ['**/engine/**'],
        but: [
          '**/engine/index.ts',
          '**/engine/areas.ts',
          '**/engine/avatar/index.ts',
          '**/engine/patternBook.ts',
          '**/engine/print/index.ts',
        ],
        why: 'The server enters the engine by engine/index.ts, engine/areas.ts, engine/avatar/index.ts, engine/patternBook.ts and engine/print/index.ts. What is missing there must be exported there.',
        shut: ['engine/engine.ts', 'engine/plugin.ts', 'engine/browser/index.ts'],
        open: [
          'engine/index.ts',
          'engine/areas.ts',
          'engine/avatar/index.ts',
          'engine/patternBook.ts',
          'engine/print/index.ts',
        ],
      },
      {
        what: ['**/plugins/**'],
        but: anywhere(['plugins/index.ts', 'plugins/roster/index.ts', 'plugins/roster/readSheetCells.ts']),
        why: 'The server knows plugins only through plugins/index.ts, which has no React in it, and lists of players through plugins/roster/index.ts; the worker that unpacks spreadsheets loads readSheetCells.ts alone, without the garments.',
        shut: ['plugins/panels.ts', 'plugins/garments/soccer/garment.ts', 'plugins/roster/readRoster.ts'],
        open: ['plugins/index.ts', 'plugins/roster/index.ts', 'plugins/roster/readSheetCells.ts'],
      },
      {
        what: [
          '**/app/**',
          '**/tests/**',
          '**/scripts/**',
          'react',
          'react/**',
          'react-dom',
          'react-dom/**',
          '@chakra-ui/**',
          ...drawing,
        ],
        why: 'The server draws no screens: app/ imports server/contract/, never the other way round.',
        shut: ['app/main.tsx', 'react', 'tests/support/random.ts'],
        open: ['fastify', 'drizzle-orm', 'server/contract/tenantSettings.ts'],
      },
    ],
  },
  { files: ['server/contract/*.ts'], example: 'server/contract', closed: contractClosed('..') },
  { files: ['server/contract/*/*.ts'], example: 'server/contract/pricing', closed: contractClosed('../..') },
]

/** Every import rule, from the widest to the narrowest. */
export const doors: readonly Door[] = [
  ...engineRooms.map(engineDoor),
  ...pluginDoors(0).slice(0, 3),
  ...pluginDoors(1).slice(0, 3),
  ...pluginDoors(0).slice(3),
  ...pluginDoors(1).slice(3),
  ...lists,
  ...appRooms,
  ...serverRooms,
]
