/** A folder or a file of the house, and what lives there. */
export interface CodeRoom {
  /** Its path from the root: a folder, or a file that stands alone. */
  readonly at: string
  /** A line for the README of its area. */
  readonly holds: string
  /** Packages it may import beyond those of its area. */
  readonly packages?: readonly string[]
}

/** An ordered list of rooms: each imports only rooms before it. */
export interface Area {
  readonly name: string
  /** The README that shows its rooms. */
  readonly readme: string
  readonly rooms: readonly CodeRoom[]
  /** Rooms that must not import each other, regardless of their order. */
  readonly unrelated?: readonly string[]
}

const engine: Area = {
  name: 'engine',
  readme: 'engine/README.md',
  unrelated: ['engine/browser', 'engine/print', 'engine/tailor'],
  rooms: [
    {
      at: 'engine/geometry',
      holds: 'points, lines, paths, shapes, matrices and bounds, in mm',
      packages: ['clipper2-ts'],
    },
    {
      at: 'engine/nesting',
      holds: 'pieces laid on a roll so that little of it is used; the same pieces lie the same way everywhere',
      packages: ['clipper2-ts', 'highs'],
    },
    {
      at: 'engine/avatar',
      holds: 'who wears a kit, and how they move: skeleton, clips, poses; a door of its own, which draws nothing',
    },
    { at: 'engine/colour', holds: 'OKLCH, mixing and contrast, without a package; a door of its own' },
    { at: 'engine/streams', holds: '`State`, a value with a stream of its changes; a door of its own' },
    {
      at: 'engine/document',
      holds: 'what a design is: tables of records whose every field is one atom of the history; absolute writes',
    },
    {
      at: 'engine/patterns',
      holds: 'tiles drawn from geometry, and the list of all patterns',
    },
    {
      at: 'engine/log',
      holds: 'the truth: entries in chunks, what one looks like, and the last live write of a field',
      packages: ['yjs', 'lib0'],
    },
    {
      at: 'engine/history',
      holds: 'undo and redo of one author, and the view of the timeline: pure functions of the log',
    },
    { at: 'engine/replay', holds: 'the document as of any entry, and checkpoints' },
    {
      at: 'engine/sync',
      holds: 'transports, presence, what is stored, what a server refused',
      packages: ['yjs', 'lib0'],
    },
    {
      at: 'engine/drafting',
      holds: 'what a pattern is: panels, edges, seams and allowances, in mm',
    },
    { at: 'engine/garment', holds: 'what a garment has to bring; templates, and how they are dressed in a palette' },
    {
      at: 'engine/lettering',
      holds: 'text to outlines, the same on the screen and in print',
      packages: ['bidi-js', 'harfbuzzjs'],
    },
    {
      at: 'engine/artwork',
      holds: 'what a design puts on one panel, in mm; grading, hit test, SVG',
    },
    {
      at: 'engine/commands',
      holds:
        'what somebody wants done, and what a tool has to bring: recipes, whose assignments become absolute writes',
    },
    {
      at: 'engine',
      holds:
        '`engine.ts` wires all this and decides nothing; `index.ts` is the door, `plugin.ts` that of plugins, `areas.ts` that of areas, `patternBook.ts` that of all patterns',
    },
    {
      at: 'engine/browser',
      holds: 'BroadcastChannel, WebSocket, IndexedDB and Web Locks behind the ports of `sync/`',
      packages: ['idb', 'lib0'],
    },
    {
      at: 'engine/print',
      holds: 'artwork to PDF, SVG and lists, in browsers and in Node',
      packages: ['pdfkit', 'svg-to-pdfkit', 'papaparse', 'fflate', 'uqr', 'write-excel-file'],
    },
    {
      at: 'engine/tailor',
      holds: 'a pattern meshed, sewn, draped on a body and written as a file, by `npm run bake`; no page loads it',
      packages: [
        ...['clipper2-ts', 'delaunator', '@kninnug/constrainautor', '@gltf-transform', 'meshoptimizer', 'three'],
        ...['three-mesh-bvh', 'node:*'],
      ],
    },
  ],
}

const app: Area = {
  name: 'app',
  readme: 'app/README.md',
  rooms: [
    { at: 'app/i18n', holds: 'Khmer, which is the default, and English; a screen has its own words beside it' },
    { at: 'app/device', holds: 'what this device remembers and can do; the bridge from streams to React' },
    { at: 'app/session', holds: 'who is signed in, which shop this is, the client of the server, the services' },
    { at: 'app/ui', holds: 'what all screens are made of: dialogs, toasts, forms, titles, lists that move; tokens' },
    {
      at: 'app/viewer',
      holds: 'the garment on its stage: panel images, cloth, light, camera, picking',
      packages: ['three'],
    },
    { at: 'app/studio', holds: 'an opened design: opening, saving, live rooms, kits, images, lettering, print' },
    {
      at: 'app/panelkit',
      holds: 'the controls that panels of tools are made of; a door, plugins import its `index.ts`',
    },
    { at: 'app/editor', holds: 'a design on the screen: rail, stage, panels, timeline, dialogs' },
    { at: 'app/screens', holds: 'one folder for each screen outside of the editor, with its words' },
    { at: 'app/console', holds: 'the console of the staff, a page of its own that no page of the shop fetches' },
    { at: 'app/frame', holds: 'the roof: addresses, layouts, what is shown when a screen fails' },
    { at: 'app', holds: '`main.tsx` gives the services what only a browser has, and mounts the frame' },
  ],
}

const server: Area = {
  name: 'server',
  readme: 'server/README.md',
  rooms: [
    { at: 'server/variables.ts', holds: 'the environment variables' },
    { at: 'server/environment.ts', holds: 'the only reader of `process.env`' },
    { at: 'server/contract', holds: 'the calls, and the schemas of requests and responses; the app imports it too' },
    { at: 'server/workers', holds: 'jobs in worker threads' },
    { at: 'server/db', holds: 'the database port, tables, migrations, row-level security' },
    { at: 'server/files', holds: 'bytes by sha256, in a folder or in S3' },
    { at: 'server/http', holds: 'serving a call: headers, problems, access, OpenAPI, logs, health, the built app' },
    { at: 'server/tenants', holds: 'shops, and the shop of a request' },
    { at: 'server/limits', holds: 'rate limits' },
    { at: 'server/mail', holds: 'the outbox, and the worker that sends it' },
    { at: 'server/webhooks', holds: 'what shops have sent to addresses of their own: signed, tried again, listed' },
    { at: 'server/accounts', holds: 'accounts: passwords, codes, sessions, tokens' },
    { at: 'server/pricing', holds: 'price books, quotes' },
    { at: 'server/uploads', holds: 'uploaded images: sniffed, cleaned, saved' },
    { at: 'server/players', holds: 'players of an account, and lists of them' },
    { at: 'server/images', holds: 'image search, in our own library and Pixabay' },
    {
      at: 'server/rooms',
      holds: 'live co-editing: tickets, sockets, updates that are stored before they are acknowledged',
    },
    { at: 'server/designs', holds: 'designs: saved, listed, reviewed, shared, published' },
    { at: 'server/orders', holds: 'orders: placed once, followed, canceled, repeated' },
    { at: 'server/production', holds: 'production packs: prints, markers and lists of an order, made in a worker' },
    { at: 'server/resources', holds: 'fonts, patterns, graphics, templates, avatars' },
    {
      at: 'server/pages',
      holds: 'the app’s pages, drawn with their first screen; for search engines and messengers too',
    },
    { at: 'server/contact', holds: 'messages to a shop' },
    {
      at: 'server/console',
      holds: 'what the staff sees of all rooms: today, one search, the audit log; the staff itself',
    },
    { at: 'server/metrics', holds: 'the metrics of `/metrics`' },
    { at: 'server/seeding', holds: 'the demo shops and their people' },
    { at: 'server/backups', holds: 'backups of the embedded data' },
    {
      at: 'server',
      holds: '`server.ts` is the whole server as a function; `openServices.ts` makes what it works with',
    },
    { at: 'server/commands', holds: 'what the npm scripts run: a new shop, a new admin, backup, restore' },
  ],
}

const plugins: Area = {
  name: 'plugins',
  readme: 'plugins/README.md',
  unrelated: ['plugins/tools', 'plugins/blocks'],
  rooms: [
    { at: 'plugins/tools', holds: 'one folder for each tool' },
    { at: 'plugins/blocks', holds: 'the basic drafts, layouts and helpers that garments are made from' },
    { at: 'plugins/garments', holds: 'one folder for each garment' },
    { at: 'plugins', holds: 'the lists of those that ship; `index.ts`, `panels.ts` and the like are the doors' },
    { at: 'plugins/roster', holds: 'lists of players from text and spreadsheets, read alike on both sides' },
  ],
}

/** All areas. The lint rules, the tests and the lists in the READMEs are generated from them. */
export const areas: readonly Area[] = [engine, plugins, app, server]

/** The room that a file is in: the longest path that leads to it. */
export function roomOf(area: Area, file: string): CodeRoom | undefined {
  return area.rooms
    .filter(({ at }) => file === at || file.startsWith(`${at}/`))
    .sort((a, b) => b.at.length - a.at.length)[0]
}
