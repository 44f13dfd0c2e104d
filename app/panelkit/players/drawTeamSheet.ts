import { type DesignDocument, type GarmentPlugin, inOrder, type PlayerFields } from '../../../engine/index.ts'
import { sizeName } from '../../i18n/formats.ts'
import type { KitImages } from '../../studio/kits/createKitImages.ts'
import { type SheetLayout, sheetHead, sheetLayout, sheetMargin } from './sheetLayout.ts'

interface TeamSheetOptions {
  readonly kits: Pick<KitImages, 'addressOf'>
  readonly garment: GarmentPlugin
  readonly document: DesignDocument
  /** Above the shirts. */
  readonly title: string
  /** Called after each shirt. */
  readonly onProgress: (done: number) => void
  readonly signal: AbortSignal
}

const ground = '#f4f3ef'
const ink = '#15161a'
const quiet = '#6b6c72'

/**
 * A PNG of all shirts of a team from the back, with names, numbers and sizes. `null` when it was given up. A shirt whose
 * image does not come leaves its name alone. Throws where the browser draws no picture of that size.
 */
export async function drawTeamSheet(options: TeamSheetOptions): Promise<Blob | null> {
  const { kits, garment, document, title, onProgress, signal } = options
  const players = inOrder(document.players)
  const layout = sheetLayout(players.length)
  const canvas = globalThis.document.createElement('canvas')
  canvas.width = layout.width
  canvas.height = layout.height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures.')
  const family = getComputedStyle(globalThis.document.body).fontFamily
  pen.fillStyle = ground
  pen.fillRect(0, 0, layout.width, layout.height)
  pen.fillStyle = ink
  pen.font = `700 36px ${family}`
  pen.fillText(title, sheetMargin, sheetHead - sheetMargin, layout.width - 2 * sheetMargin)
  for (const [at, [id, player]] of players.entries()) {
    if (signal.aborted) return null
    const version = player.goalkeeper ? 'goalkeeper' : 'player'
    const view = { version, player: id, size: player.size } as const
    const image = await kits
      .addressOf({ garment, document, view, side: 'back' })
      .then(loadImage)
      .catch(() => null)
    const spot = layout.spots[at]
    if (spot) drawShirt(pen, { ...spot, layout, image, player, family })
    onProgress(at + 1)
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))), 'image/png'),
  )
}

async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

interface Shirt {
  readonly left: number
  readonly top: number
  readonly layout: SheetLayout
  readonly image: HTMLImageElement | null
  readonly player: PlayerFields
  readonly family: string
}

function drawShirt(pen: CanvasRenderingContext2D, { left, top, layout, image, player, family }: Shirt): void {
  const { cell, caption } = layout
  if (image) {
    const scale = Math.min(cell.width / image.naturalWidth, cell.height / image.naturalHeight)
    const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
    pen.drawImage(image, left + (cell.width - width) / 2, top + cell.height - height, width, height)
  }
  const line = caption * 0.36
  pen.textAlign = 'center'
  pen.fillStyle = ink
  pen.font = `600 ${line}px ${family}`
  pen.fillText(
    [player.number, player.name].filter(Boolean).join(' '),
    left + cell.width / 2,
    top + cell.height + line,
    cell.width - 8,
  )
  pen.fillStyle = quiet
  pen.font = `${line * 0.85}px ${family}`
  const size = player.quantity > 1 ? `${sizeName(player.size)} × ${player.quantity}` : sizeName(player.size)
  pen.fillText(size, left + cell.width / 2, top + cell.height + line * 2.1, cell.width - 8)
  pen.textAlign = 'start'
}
