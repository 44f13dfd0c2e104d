import type { Colour } from '../../../engine/index.ts'

/** Hue in degrees, 0–360; saturation and value 0–1. */
export interface Hsv {
  readonly h: number
  readonly s: number
  readonly v: number
}

/** Grey has no hue: it is given as 0. */
export function hsvOf(colour: Colour): Hsv {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const v = Math.max(r, g, b)
  const spread = v - Math.min(r, g, b)
  if (spread === 0) return { h: 0, s: 0, v }
  const turn = v === r ? (g - b) / spread : v === g ? 2 + (b - r) / spread : 4 + (r - g) / spread
  return { h: (turn * 60 + 360) % 360, s: spread / v, v }
}

export function colourOf({ h, s, v }: Hsv): Colour {
  const channel = (offset: number): string => {
    const k = (offset + h / 60) % 6
    const value = v - v * s * Math.max(0, Math.min(k, 4 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(5)}${channel(3)}${channel(1)}`.toUpperCase()
}

/** Colours that lettering is often set in. */
export const inks: readonly string[] = [
  '#FFFFFF',
  '#F8ECD4',
  '#F2C166',
  '#F7E04B',
  '#8FF0D2',
  '#C2182B',
  '#1D3FBF',
  '#0F3D2E',
  '#2A0A12',
  '#15161A',
]

/** Colours that clubs wear, two rows of ten. */
export const clubColours: readonly string[] = [
  '#C2182B',
  '#7A1022',
  '#E4572E',
  '#F2C166',
  '#F7E04B',
  '#0F7B4D',
  '#0F3D2E',
  '#2AA7C9',
  '#1D3FBF',
  '#131C4B',
  '#6B2FA0',
  '#E86FA8',
  '#8FF0D2',
  '#F3E3C3',
  '#FFFFFF',
  '#C9CED1',
  '#7D868C',
  '#3C4347',
  '#2A0A12',
  '#15161A',
]
