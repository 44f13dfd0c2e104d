import { createHash } from 'node:crypto'
import { outlineRings } from '../../engine/areas.ts'
import { type AssetId, defaultFont, letteringOf } from '../../engine/index.ts'
import {
  type KeptFile,
  type PackEvent,
  type PackSource,
  packFiles,
  summaryFont,
  summaryWords,
} from '../../engine/print/index.ts'
import { tools } from '../../plugins/index.ts'
import { shaperFor } from './faces.ts'
import { soccer } from './openSoccer.ts'
import { roster } from './rosters.ts'
import { images, team } from './soccerTeam.ts'

/** The team's kit as an order of so many players, with what a test changes. */
export async function teamPack(players: number, changes: Partial<PackSource> = {}): Promise<PackSource> {
  const document = { ...team, players: roster(players) }
  const language = changes.language ?? 'en'
  const labels = Object.values(soccer.labels[language].panels).join('')
  const shaper = await shaperFor([
    ...letteringOf(document),
    { font: defaultFont, text: `${labels}1042-.XLSM` },
    { font: summaryFont, text: `${summaryWords(language)}${labels}Home Mesh 0123456789 XLSM·:,%×.-()` },
  ])
  return {
    number: '1042',
    lines: [{ document, garment: soccer, name: 'Home', fabric: 'Mesh', revision: 'a'.repeat(64) }],
    tools,
    resources: { shaper, rings: outlineRings, image: asset => images.get(asset) ?? null },
    language,
    madeAt: new Date('2026-01-02T03:04:05Z'),
    wishes: { width: 1600, longest: 5000, spacing: 4, direction: 'both', effort: 0.05, mirrored: false },
    inks: [],
    readImage: async (asset: AssetId) => images.get(asset)?.bytes ?? null,
    sha256: async bytes => createHash('sha256').update(bytes).digest('hex'),
    ...changes,
  }
}

/** Everything that a pack comes to: its files, and the events that are none. */
export async function packed(source: PackSource, kept: ReadonlyMap<string, KeptFile> = new Map()) {
  const files = new Map<string, Uint8Array>()
  const events: Exclude<PackEvent, { kind: 'file' }>[] = []
  for await (const event of packFiles(source, kept)) {
    if (event.kind === 'file') files.set(event.name, event.bytes)
    else events.push(event)
  }
  return { files, events }
}
