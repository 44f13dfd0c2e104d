import { seededRandom } from '../../../engine/index.ts'

type Pen = CanvasRenderingContext2D

/** Where things are, as shares of the height: the roof, the far edge of the grass, where its stripes meet. */
const [roof, boards, grass, meeting] = [0.17, 0.55, 0.585, 0.4]
const crowdColours = ['#c9d3dd', '#8b98a8', '#e2b77b', '#b65a54', '#5b7fb8', '#6f9d84']

/** It is painted so many times smaller and then enlarged, so that it is out of focus. */
const blur = 3.2

/** A stadium at dusk, seen from the grass: sky, stands full of people, floodlights, boards, mown stripes. */
export function paintStadium(pen: Pen, width: number, height: number): void {
  const small = document.createElement('canvas')
  small.width = Math.ceil(width / blur)
  small.height = Math.ceil(height / blur)
  const own = small.getContext('2d')
  if (own) paintSharp(own, small.width, small.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(small, 0, 0, width, height)
}

function paintSharp(pen: Pen, width: number, height: number): void {
  paintSky(pen, width, height)
  paintStands(pen, width, height)
  paintGrass(pen, width, height)
  darkenEdges(pen, width, height)
  for (const side of [0.13, 0.87]) paintFloodlight(pen, side * width, 0.09 * height, height)
}

function paintSky(pen: Pen, width: number, height: number): void {
  const sky = pen.createLinearGradient(0, 0, 0, 0.2 * height)
  sky.addColorStop(0, '#22345c')
  sky.addColorStop(0.5, '#6d6f98')
  sky.addColorStop(1, '#f0a878')
  pen.fillStyle = sky
  pen.fillRect(0, 0, width, height)
}

/** Two tiers that rise to both sides, as a stand round a corner does. */
function paintStands(pen: Pen, width: number, height: number): void {
  const rise = (x: number) => 0.045 * height * (2 * (x / width) - 1) ** 2
  const tier = (top: number, bottom: number, colour: string) => {
    pen.fillStyle = colour
    pen.beginPath()
    pen.moveTo(0, bottom * height)
    for (let x = 0; x <= width; x += width / 24) pen.lineTo(x, top * height - rise(x))
    pen.lineTo(width, bottom * height)
    pen.fill()
  }
  tier(roof, boards, '#141c28')
  tier(roof + 0.035, boards, '#222d3c')
  paintCrowd(pen, { width, height, from: roof + 0.05, to: 0.345, rise })
  tier(0.36, boards, '#141c28')
  tier(0.375, boards, '#273344')
  paintCrowd(pen, { width, height, from: 0.385, to: boards - 0.015, rise })
  pen.fillStyle = '#0f1a1c'
  pen.fillRect(0, boards * height, width, (grass - boards) * height)
  for (let board = 0; board < 12; board++) {
    pen.fillStyle = board % 3 === 0 ? '#1f8f86' : board % 3 === 1 ? '#20486b' : '#173042'
    pen.fillRect((board / 12) * width, (boards + 0.005) * height, width / 12 - 2, (grass - boards - 0.008) * height)
  }
}

interface Crowd {
  readonly width: number
  readonly height: number
  /** Shares of the height. */
  readonly from: number
  readonly to: number
  readonly rise: (x: number) => number
}

/** Rows of people, seen as dots from far away; now and then one takes a photo. */
function paintCrowd(pen: Pen, { width, height, from, to, rise }: Crowd): void {
  const random = seededRandom(Math.round(1000 * from))
  const step = height / 60
  for (let y = from * height; y < to * height; y += step) {
    for (let x = 0; x < width + step; x += step) {
      const [place, kind, size] = [random(), random(), random()]
      if (kind < 0.16) continue
      const flash = kind > 0.995
      pen.globalAlpha = flash ? 1 : 0.3 + 0.5 * size
      pen.fillStyle = flash ? '#ffffff' : (crowdColours[Math.floor(place * crowdColours.length)] ?? '#c9d3dd')
      pen.beginPath()
      pen.arc(
        x + (place - 0.5) * step * 0.7,
        y - rise(x) + (size - 0.5) * step * 0.3,
        step * (flash ? 0.34 : 0.4),
        0,
        2 * Math.PI,
      )
      pen.fill()
    }
  }
  pen.globalAlpha = 1
}

/** Stripes that run away from us, and the light of the floodlights on them. */
function paintGrass(pen: Pen, width: number, height: number): void {
  pen.fillStyle = '#2c6b3c'
  pen.fillRect(0, grass * height, width, height)
  const [x, y] = [width / 2, meeting * height]
  const along = (at: number, edge: number) => x + (at - x) * ((edge - y) / (height - y))
  const wide = Math.max(width, height) * 0.24
  pen.fillStyle = '#347a47'
  for (let stripe = -12; stripe < 12; stripe += 2) {
    const [left, right] = [x + (stripe + 0.5) * wide, x + (stripe + 1.5) * wide]
    pen.beginPath()
    pen.moveTo(left, height)
    pen.lineTo(right, height)
    pen.lineTo(along(right, grass * height), grass * height)
    pen.lineTo(along(left, grass * height), grass * height)
    pen.fill()
  }
  pen.fillStyle = 'rgb(236 244 236 / 0.75)'
  pen.fillRect(0, (grass + 0.028) * height, width, 0.004 * height)
  const far = pen.createLinearGradient(0, grass * height, 0, height)
  far.addColorStop(0, 'rgb(206 230 190 / 0.34)')
  far.addColorStop(0.4, 'rgb(120 170 120 / 0.08)')
  far.addColorStop(1, 'rgb(4 18 10 / 0.55)')
  pen.fillStyle = far
  pen.fillRect(0, grass * height, width, height)
}

function paintFloodlight(pen: Pen, x: number, y: number, height: number): void {
  const lamp = height / 130
  pen.fillStyle = '#0d131c'
  pen.fillRect(x - lamp * 0.5, y, lamp, 0.16 * height)
  for (let row = 0; row < 3; row++) {
    for (let column = -3; column <= 3; column++) {
      pen.fillStyle = '#fffdf4'
      pen.beginPath()
      pen.arc(x + column * lamp * 2.3, y + (row - 1) * lamp * 2.3, lamp, 0, 2 * Math.PI)
      pen.fill()
    }
  }
  const glow = pen.createRadialGradient(x, y, 0, x, y, height * 0.42)
  glow.addColorStop(0, 'rgb(255 250 232 / 0.95)')
  glow.addColorStop(0.16, 'rgb(240 240 255 / 0.36)')
  glow.addColorStop(1, 'rgb(200 215 255 / 0)')
  pen.fillStyle = glow
  pen.fillRect(x - height * 0.42, y - height * 0.42, height * 0.84, height * 0.84)
}

function darkenEdges(pen: Pen, width: number, height: number): void {
  const edge = pen.createRadialGradient(
    ...[width / 2, height * 0.52, height * 0.3],
    ...[width / 2, height * 0.52, Math.hypot(width, height) * 0.6],
  )
  edge.addColorStop(0, 'rgb(6 10 18 / 0)')
  edge.addColorStop(1, 'rgb(6 10 18 / 0.6)')
  pen.fillStyle = edge
  pen.fillRect(0, 0, width, height)
}
