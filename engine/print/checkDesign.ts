import { edgeFindings } from '../artwork/closeFindings.ts'
import { colourFindings } from '../artwork/colourFindings.ts'
import { composePanels } from '../artwork/composePanel.ts'
import { contrastFindings } from '../artwork/contrastFindings.ts'
import type { Ink } from '../artwork/nearestInk.ts'
import { patternSheets } from '../artwork/patternSheets.ts'
import { type Version, versions } from '../document/designDocument.ts'
import type { AssetId, LayerId, PlayerId } from '../document/ids.ts'
import { baseSize } from '../document/measures.ts'
import { inOrder } from '../document/order.ts'
import { draftedOnce } from '../garment/draftedOnce.ts'
import { obstaclesOf, warningsOf } from './checkOrder.ts'
import { composeOrder } from './composeOrder.ts'
import type { PrintObstacle, PrintOrder, PrintWarning } from './printOrder.ts'

type CheckOrder = Pick<PrintOrder, 'document' | 'garment' | 'tools' | 'resources' | 'readImage'> & {
  /** Looks at seams, hems, the contrast of numbers and inks, too: what a reviewer wants to know. */
  readonly isReview?: boolean
  /** Of the shop; none: any colour may be printed. */
  readonly inks?: readonly Ink[]
}

/** What was found on one shirt: that of a player, or the sample of a version where `player` is `null`. */
export interface CheckedShirt {
  readonly player: PlayerId | null
  readonly version: Version
  readonly obstacles: readonly PrintObstacle[]
  readonly warnings: readonly PrintWarning[]
}

/**
 * Looks at every shirt of a design as it would be printed, without printing: the samples of both versions, then the
 * players in their order, each in their size. The same findings as printing has.
 */
export async function checkDesign(order: CheckOrder): Promise<readonly CheckedShirt[]> {
  const { document } = order
  const garment = draftedOnce(order.garment)
  const drafts = patternSheets(garment)
  const images = new Map<AssetId, Promise<Uint8Array | null>>()
  const readImage = (asset: AssetId) => {
    const bytes = images.get(asset) ?? order.readImage(asset)
    images.set(asset, bytes)
    return bytes
  }
  const samples = versions.map(version => ({ id: null, player: null, version, size: baseSize }))
  const worn = inOrder(document.players).map(([id, player]) => {
    const version: Version = player.goalkeeper ? 'goalkeeper' : 'player'
    return { id, player, version, size: player.size }
  })
  const checked: CheckedShirt[] = []
  for (const { id, ...shirt } of [...samples, ...worn]) {
    const one = { ...order, ...shirt, garment, readImage, code: '', madeAt: neverPrinted }
    const composed = await composeOrder(one, { layersOnly: true, drafts })
    const close = order.isReview ? composed.panels.flatMap(edgeFindings) : []
    const found = {
      obstacles: obstaclesOf(composed),
      warnings: [...warningsOf(composed), ...close, ...seenOnCloth(one)],
    }
    checked.push({ player: id, version: shirt.version, ...found })
  }
  return checked
}

/** Numbers against what lies below them, and colours against inks, on the samples: players have the same colours. */
function seenOnCloth(one: PrintOrder & Pick<CheckOrder, 'isReview' | 'inks'>): readonly PrintWarning[] {
  if (!one.isReview || one.player !== null) return []
  const isNumber = (layer: LayerId) => one.document.layers[layer]?.kind === 'number'
  const panels = composePanels({ ...one, onPluginError() {} })
  return [
    ...panels.flatMap(({ artwork }) => contrastFindings(artwork, isNumber)),
    ...colourFindings(panels, one.inks ?? []),
  ]
}

const neverPrinted = new Date(0)
