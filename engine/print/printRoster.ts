import { zipSync } from 'fflate'
import Papa from 'papaparse'
import type { PlayerFields } from '../document/fields.ts'
import type { PlayerId } from '../document/ids.ts'
import { inOrder } from '../document/order.ts'
import type { Pattern } from '../drafting/pattern.ts'
import type { GarmentPlugin } from '../garment/garmentPlugin.ts'
import { chosenBy } from '../garment/playerOptions.ts'
import type { PrintObstacle, PrintOrder, PrintWarning } from './printOrder.ts'
import { printPanels } from './printPanels.ts'

export interface RosterOrder
  extends Pick<PrintOrder, 'document' | 'garment' | 'tools' | 'resources' | 'madeAt' | 'readPicture'> {
  /** Names the design; the codes of the pieces begin with it. ASCII letters, figures and hyphens. */
  readonly designCode: string
  /** Of bytes, in hexadecimal. */
  sha256(bytes: Uint8Array): Promise<string>
  /** Called after each player. */
  onProgress?(done: number, all: number): void
}

/** What is found for one player. */
export interface OfPlayer<Found> {
  readonly player: PlayerId
  readonly found: readonly Found[]
}

export type RosterOutcome =
  | { readonly kind: 'packed'; readonly bytes: Uint8Array; readonly warnings: readonly OfPlayer<PrintWarning>[] }
  | { readonly kind: 'refused'; readonly obstacles: readonly OfPlayer<PrintObstacle>[] }

/**
 * A zip for the supplier: a PDF for every player of the design, the list of sizes and names, and a manifest with the
 * sha256 of every file. All or nothing: when one player's shirt cannot be printed, none is packed.
 */
export async function printRoster(order: RosterOrder): Promise<RosterOutcome> {
  const files: Record<string, Uint8Array> = {}
  const obstacles: OfPlayer<PrintObstacle>[] = []
  const warnings: OfPlayer<PrintWarning>[] = []
  const players = inOrder(order.document.players)
  const garment = draftedOnce(order.garment)
  const lines = players.map(([, player], index) => lineOf(order, player, index + 1))
  for (const [index, [id, player]] of players.entries()) {
    const { file, code } = lines[index] ?? lineOf(order, player, index + 1)
    const outcome = await printPanels({ ...order, ...shirtOf(player), garment, code })
    if (outcome.kind === 'refused') obstacles.push({ player: id, found: outcome.obstacles })
    else {
      files[file] = outcome.bytes
      if (outcome.warnings.length > 0) warnings.push({ player: id, found: outcome.warnings })
    }
    order.onProgress?.(index + 1, players.length)
  }
  if (obstacles.length > 0) return { kind: 'refused', obstacles }
  files['players.csv'] = new TextEncoder().encode(rosterCsv(garment, lines))
  files['manifest.json'] = new TextEncoder().encode(await manifestOf(order, files))
  return { kind: 'packed', bytes: zipped(files), warnings }
}

/** The same garment, which drafts every size and cut once: players of one size share it. */
function draftedOnce(garment: GarmentPlugin): GarmentPlugin {
  const known = new Map<string, Pattern>()
  return {
    ...garment,
    pattern(size, options) {
      const key = JSON.stringify([size, garment.options.map(({ id }) => options[id])])
      const pattern = known.get(key) ?? garment.pattern(size, options)
      known.set(key, pattern)
      return pattern
    },
  }
}

const shirtOf = (player: PlayerFields) =>
  ({ player, size: player.size, version: player.goalkeeper ? 'goalkeeper' : 'player' }) as const

function lineOf({ designCode }: RosterOrder, player: PlayerFields, at: number): RosterLine {
  // Numbers may be Khmer or missing; file names keep to what every system can write.
  const place = String(at).padStart(3, '0')
  const number = /^[0-9]+$/.test(player.number) ? `-${player.number}` : ''
  const code = `${designCode}-${place}${number}-${player.size}`
  return { player, file: `${code}.pdf`, code }
}

async function manifestOf(order: RosterOrder, files: Readonly<Record<string, Uint8Array>>): Promise<string> {
  const listed = await Promise.all(
    Object.entries(files).map(async ([name, bytes]) => ({
      name,
      bytes: bytes.length,
      sha256: await order.sha256(bytes),
    })),
  )
  const { garment, designCode, madeAt } = order
  const manifest = {
    design: designCode,
    garment: { id: garment.id, version: garment.version },
    madeAt: madeAt.toISOString(),
    files: listed,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

// The dates in a zip have no time zone and none is before 1980: this one reads the same everywhere.
const dateInZip = new Date(1980, 0, 1)

function zipped(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const entries = Object.entries(files).map(([name, bytes]) => {
    // PDFs are packed already: storing them is faster and no larger.
    const level = name.endsWith('.pdf') ? 0 : 6
    return [name, [bytes, { level, mtime: dateInZip }]]
  })
  return zipSync(Object.fromEntries(entries))
}

/** One player's line of the list, and the file of his shirt. */
interface RosterLine {
  readonly player: PlayerFields
  readonly file: string
  readonly code: string
}

/**
 * The list of sizes and names (RFC 4180, UTF-8 with a byte order mark, without which Excel shows no Khmer). No cell runs
 * as a formula.
 */
function rosterCsv(garment: GarmentPlugin, lines: readonly RosterLine[]): string {
  const { playerOptions } = garment
  const columns = playerOptions.map(({ column }) => column)
  const head = ['number', 'name', 'size', ...columns, 'version', 'quantity', 'code', 'file']
  const rows = lines.map(({ player, file, code }) => [
    player.number,
    player.name,
    player.size,
    ...playerOptions.map(choice => chosenBy(player, garment, choice) ?? (choice.kind === 'size' ? player.size : '')),
    player.goalkeeper ? 'goalkeeper' : 'player',
    String(player.quantity),
    code,
    file,
  ])
  return `\ufeff${Papa.unparse([head, ...rows], { escapeFormulae: true, newline: '\r\n' })}\r\n`
}
