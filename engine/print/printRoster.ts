import { zipSync } from 'fflate'
import Papa from 'papaparse'
import type { PlayerFields } from '../document/fields.ts'
import type { PlayerId } from '../document/ids.ts'
import { sizes, spokenSize } from '../document/measures.ts'
import { inOrder } from '../document/order.ts'
import { draftedOnce } from '../garment/draftedOnce.ts'
import type { GarmentPlugin } from '../garment/garmentPlugin.ts'
import { chosenBy } from '../garment/playerOptions.ts'
import { shownOptions } from '../garment/shownFields.ts'
import type { PrintObstacle, PrintOrder, PrintWarning } from './printOrder.ts'
import { printPanels } from './printPanels.ts'

export interface RosterOrder
  extends Pick<PrintOrder, 'document' | 'garment' | 'tools' | 'resources' | 'madeAt' | 'readImage' | 'language'> {
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
  | {
      readonly kind: 'packed'
      readonly bytes: Uint8Array
      readonly warnings: readonly OfPlayer<PrintWarning>[]
      /** Whose shirts are not in it, and why. */
      readonly left: readonly OfPlayer<PrintObstacle>[]
    }
  | { readonly kind: 'refused'; readonly obstacles: readonly OfPlayer<PrintObstacle>[] }

/**
 * A zip for the supplier: a PDF for every player of the design, the list of sizes and names, and a manifest with the
 * sha256 of every file. Shirts that cannot be printed are left out: the list has no file for them, and the manifest
 * names their codes. Refused when none can be printed.
 */
export async function printRoster(order: RosterOrder): Promise<RosterOutcome> {
  const files: Record<string, Uint8Array> = {}
  const left: OfPlayer<PrintObstacle>[] = []
  const warnings: OfPlayer<PrintWarning>[] = []
  const players = inOrder(order.document.players)
  const garment = draftedOnce(order.garment)
  const lines = players.map(([, player], index) => lineOf(order, player, index + 1))
  for (const [index, [id, player]] of players.entries()) {
    const { file, code } = lines[index] ?? lineOf(order, player, index + 1)
    const outcome = await printPanels({ ...order, ...shirtOf(player), garment, code })
    if (outcome.kind === 'refused') left.push({ player: id, found: outcome.obstacles })
    else {
      files[file] = outcome.bytes
      if (outcome.warnings.length > 0) warnings.push({ player: id, found: outcome.warnings })
    }
    order.onProgress?.(index + 1, players.length)
  }
  if (left.length > 0 && left.length === players.length) return { kind: 'refused', obstacles: left }
  const missing = lines.filter(({ file }) => !Object.hasOwn(files, file))
  Object.assign(
    files,
    await cuttingFiles(
      { ...order, garment },
      lines.filter(line => !missing.includes(line)),
    ),
  )
  const reasons = new Map(left.map(({ player, found }) => [lines[players.findIndex(([id]) => id === player)], found]))
  files['players.csv'] = new TextEncoder().encode(rosterCsv(garment, lines, reasons))
  files['manifest.json'] = new TextEncoder().encode(await manifestOf(order, files, missing))
  return { kind: 'packed', bytes: zipped(files), warnings, left }
}

/**
 * What is cut, once for all who wear the same pieces: sheets of cloth and, apart, of rib, with how many of each are
 * wanted. `cut/KL-7F3A9C2E-1-2XL-x3.pdf` are the pieces of cloth of three kits in 2XL.
 */
async function cuttingFiles(order: RosterOrder, lines: readonly RosterLine[]): Promise<Record<string, Uint8Array>> {
  const files: Record<string, Uint8Array> = {}
  for (const [index, alike] of wornAlike(order, lines).entries()) {
    const [first] = alike
    if (!first) continue
    const quantity = alike.reduce((sum, { player }) => sum + player.quantity, 0)
    const code = `${order.designCode}-${index + 1}-${spokenSize(first.player.size)}-x${quantity}`
    const { size, version } = shirtOf(first.player)
    const options = shownOptions(order, version, first.player)
    const hasRib = order.garment.pattern(size, options).panels.some(({ rib }) => rib)
    for (const sheets of hasRib ? (['cut', 'rib'] as const) : (['cut'] as const)) {
      const printed = await printPanels({ ...order, ...shirtOf(first.player), quantity, code, sheets })
      if (printed.kind === 'printed') files[`${sheets}/${code}.pdf`] = printed.bytes
    }
  }
  return files
}

/** Lines of players whose pieces are the same: cut, sizes and version. */
function wornAlike(order: RosterOrder, lines: readonly RosterLine[]): readonly (readonly RosterLine[])[] {
  const groups = new Map<string, RosterLine[]>()
  for (const line of lines) {
    const { version } = shirtOf(line.player)
    const own = order.garment.playerOptions.map(choice => chosenOrSize(line.player, order.garment, choice))
    const key = JSON.stringify([line.player.size, shownOptions(order, version, line.player), own])
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups.values()]
}

const shirtOf = (player: PlayerFields) =>
  ({
    player,
    size: player.size,
    quantity: player.quantity,
    version: player.goalkeeper ? 'goalkeeper' : 'player',
  }) as const

function lineOf({ designCode }: RosterOrder, player: PlayerFields, at: number): RosterLine {
  // Numbers may be Khmer or missing; file names keep to what every system can write.
  const place = String(at).padStart(3, '0')
  const number = /^[0-9]+$/.test(player.number) ? `-${player.number}` : ''
  const code = `${designCode}-${place}${number}-${spokenSize(player.size)}`
  const many = player.quantity > 1 ? `-x${player.quantity}` : ''
  return { player, file: `${code}${many}.pdf`, code }
}

async function manifestOf(
  order: RosterOrder,
  files: Readonly<Record<string, Uint8Array>>,
  missing: readonly RosterLine[],
): Promise<string> {
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
    ...(missing.length > 0 ? { missing: missing.map(({ code }) => code) } : {}),
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

/** One player's row of the list, and the file of that player's shirt. */
interface RosterLine {
  readonly player: PlayerFields
  readonly file: string
  readonly code: string
}

/**
 * The list of sizes and names (RFC 4180, UTF-8 with a byte order mark, without which Excel shows no Khmer). No cell runs
 * as a formula. Shirts that are missing have no file, and what keeps them from being printed.
 */
function rosterCsv(
  garment: GarmentPlugin,
  lines: readonly RosterLine[],
  missing: ReadonlyMap<RosterLine | undefined, readonly PrintObstacle[]>,
): string {
  const { playerOptions } = garment
  const columns = playerOptions.map(({ column }) => column)
  const head = ['number', 'name', 'size', ...columns, 'version', 'quantity', 'code', 'file', 'missing']
  const rows = lines.map(line => [
    line.player.number,
    line.player.name,
    spokenSize(line.player.size),
    ...playerOptions.map(choice => chosenOrSize(line.player, garment, choice)),
    line.player.goalkeeper ? 'goalkeeper' : 'player',
    String(line.player.quantity),
    line.code,
    missing.has(line) ? '' : line.file,
    (missing.get(line) ?? []).map(reasonOf).join('; '),
  ])
  return `\ufeff${Papa.unparse([head, ...rows], { escapeFormulae: true, newline: '\r\n' })}\r\n`
}

export function chosenOrSize(
  player: PlayerFields,
  garment: GarmentPlugin,
  choice: GarmentPlugin['playerOptions'][number],
) {
  const chosen = chosenBy(player, garment, choice)
  if (choice.kind !== 'size') return chosen ?? ''
  return spokenSize(sizes.find(size => size === chosen) ?? player.size)
}

/** `characters-missing 😀`, `font-missing lalezar`. */
function reasonOf(obstacle: PrintObstacle): string {
  switch (obstacle.kind) {
    case 'characters-missing':
      return `${obstacle.kind} ${obstacle.characters.join('')}`
    case 'font-missing':
      return `${obstacle.kind} ${obstacle.font}`
    case 'pattern-missing':
      return `${obstacle.kind} ${obstacle.pattern}`
    case 'tool-failed':
      return `${obstacle.kind} ${obstacle.plugin}`
    case 'tool-missing':
      return `${obstacle.kind} ${obstacle.layerKind}`
    default:
      return `${obstacle.kind} ${obstacle.asset}`
  }
}
