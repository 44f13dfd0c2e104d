import {
  type AvatarStyle,
  type Expression,
  eyeball,
  faceImageWidth,
  lidOpening,
  lowerLid,
  mouthHeight as mouth,
  upperLid,
} from '../../../engine/avatar/index.ts'
import { paintLips } from './lipsImage.ts'
import { mixHex } from './mixHex.ts'

/*
 * What of a face is paint: brows, lips, lashes, a blush, freckles, stubble. Drawn from the front in metres round the middle
 * of the head, as the sculptor's figures are: brows and eyes lie where the shape has them.
 */

const side = 1024
type Pen = CanvasRenderingContext2D

/** As the head has them. */
export interface EyeShape {
  /** How many times as large as those of a head of size 1. */
  readonly eyes: number
  /** Of the outer corner over the inner, as a slope. */
  readonly eyeTilt: number
}

export function newFaceImage(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  return canvas
}

/** Paints a face over what was there. */
export function paintFace(
  canvas: HTMLCanvasElement,
  style: AvatarStyle,
  shape: EyeShape,
  expression: Expression,
): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.fillStyle = style.skin
  pen.fillRect(0, 0, side, side)
  // From here on in metres, y upwards.
  pen.setTransform(side / faceImageWidth, 0, 0, -side / faceImageWidth, side / 2, side / 2)
  pen.lineCap = 'round'
  paintBlush(pen, style)
  if (style.stubble > 0) paintStubble(pen, style)
  paintLips(pen, style, expression)
  for (const way of [1, -1]) {
    pen.save()
    pen.scale(way, 1)
    paintEye(pen, style, shape)
    paintBrow(pen, style, expression)
    pen.restore()
  }
  if (style.freckles) paintFreckles(pen, style)
}

interface Spot {
  readonly at: readonly [x: number, y: number]
  readonly radius: number
  readonly colour: string
  readonly strength: number
  readonly wide?: number
}

/** A soft spot that fades to nothing. */
function soften(pen: Pen, { at: [x, y], radius, colour, strength, wide = 1 }: Spot): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(wide, 1)
  const fade = pen.createRadialGradient(0, 0, 0, 0, 0, radius)
  fade.addColorStop(0, colour)
  fade.addColorStop(1, `${colour}00`)
  pen.globalAlpha = strength
  pen.fillStyle = fade
  pen.fillRect(-radius, -radius, 2 * radius, 2 * radius)
  pen.restore()
}

function paintBlush(pen: Pen, { skin }: AvatarStyle): void {
  const [warm, deep] = [mixHex(skin, '#b4382a', 0.42), mixHex(skin, '#3c160e', 0.5)]
  soften(pen, { at: [0, -0.03], radius: 0.02, colour: warm, strength: 0.4, wide: 1.2 })
  for (const way of [1, -1]) {
    soften(pen, { at: [way * 0.044, -0.028], radius: 0.027, colour: warm, strength: 0.42 })
    soften(pen, { at: [way * 0.03, 0.006], radius: 0.021, colour: deep, strength: 0.24, wide: 1.25 })
    soften(pen, { at: [way * 0.0785, 0], radius: 0.03, colour: warm, strength: 0.35 })
  }
  soften(pen, { at: [0, mouth - 0.017], radius: 0.014, colour: deep, strength: 0.16, wide: 1.4 })
}

/** A shadow on jaw, chin and upper lip. */
function paintStubble(pen: Pen, { skin, hairColour, stubble }: AvatarStyle): void {
  const colour = mixHex(skin, hairColour, 0.62)
  for (const way of [1, -1]) {
    soften(pen, { at: [way * 0.046, -0.078], radius: 0.03, colour, strength: 0.42 * stubble })
    soften(pen, { at: [way * 0.06, -0.045], radius: 0.026, colour, strength: 0.3 * stubble, wide: 0.8 })
    soften(pen, { at: [way * 0.013, mouth + 0.0135], radius: 0.0125, colour, strength: 0.4 * stubble, wide: 1.5 })
  }
  soften(pen, { at: [0, -0.094], radius: 0.03, colour, strength: 0.5 * stubble, wide: 1.3 })
}

function paintEye(pen: Pen, { skin, lashes }: AvatarStyle, { eyes, eyeTilt }: EyeShape): void {
  const along = (u: number, above: number) => {
    const dx = u * lidOpening.width * eyes
    return [eyeball.x + dx, eyeball.y + dx * eyeTilt + above * eyes] as const
  }
  const line = (edge: (u: number) => number, from: number, to: number) => {
    pen.beginPath()
    for (let step = 0; step <= 24; step++) {
      const u = from + ((to - from) * step) / 24
      pen.lineTo(...along(u, edge(u)))
    }
    pen.stroke()
  }
  pen.strokeStyle = '#160a07'
  pen.globalAlpha = 0.9
  pen.lineWidth = 0.0013 + 0.0009 * lashes
  line(u => upperLid(u) + 0.0008, -1, 1.02)
  if (lashes > 0.5) {
    pen.lineWidth = 0.0013
    line(u => upperLid(u) + 0.001 + (u - 0.7) * 0.004, 0.7, 1.2)
  }
  pen.globalAlpha = 0.35 + 0.2 * lashes
  pen.lineWidth = 0.0008
  line(u => lowerLid(u) - 0.0006, -0.7, 1)
  pen.strokeStyle = mixHex(skin, '#2c0f08', 0.6)
  pen.globalAlpha = 0.5
  pen.lineWidth = 0.0011
  line(u => upperLid(u * 0.9) + 0.0052, -0.92, 1.05)
  pen.globalAlpha = 1
}

/** Hair by hair along an arch, upright by the nose and lying down outwards. */
function paintBrow(pen: Pen, { hairColour, brows }: AvatarStyle, { browsInside, browsOutside }: Expression): void {
  const random = sequence(5)
  pen.strokeStyle = mixHex(hairColour, '#000000', 0.2)
  const hairs = 150
  for (let hair = 0; hair < hairs; hair++) {
    const t = hair / hairs
    const arch =
      0.0275 + 0.0065 * Math.sin(Math.min(1, t * 1.25) * Math.PI * 0.62) - 0.009 * Math.max(0, t - 0.62) ** 1.2
    const thick = 0.0042 * brows * (t < 0.15 ? 0.72 + t * 1.9 : 1 - 0.72 * ((t - 0.15) / 0.85) ** 1.4)
    const x = 0.0115 + t * 0.0395
    const raised = browsInside + (browsOutside - browsInside) * t
    const y = arch + raised + (random() - 0.5) * 2 * thick
    const lean = 1.25 - 1.15 * Math.min(1, t * 1.6)
    const length = 0.0052 * (0.8 + random() * 0.5)
    pen.globalAlpha = 0.55 + random() * 0.35
    pen.lineWidth = 0.0007 + 0.0004 * brows
    pen.beginPath()
    pen.moveTo(x, y)
    pen.quadraticCurveTo(
      x + length * 0.5,
      y + length * 0.5 * Math.sin(lean),
      x + length,
      y + length * 0.42 * Math.sin(lean) - 0.0006,
    )
    pen.stroke()
  }
  pen.globalAlpha = 1
}

function paintFreckles(pen: Pen, { skin }: AvatarStyle): void {
  const random = sequence(7)
  pen.fillStyle = mixHex(skin, '#7d3b17', 0.62)
  for (let freckle = 0; freckle < 70; freckle++) {
    const x = (random() - 0.5) * 0.1
    const y = -0.012 - random() * 0.03
    pen.globalAlpha = 0.18 + random() * 0.22
    pen.beginPath()
    pen.arc(x, y, 0.0005 + random() * 0.0008, 0, 2 * Math.PI)
    pen.fill()
  }
  pen.globalAlpha = 1
}

/** Numbers from 0 to 1, the same each time. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}
