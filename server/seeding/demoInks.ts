import { labOfColour } from '../../engine/index.ts'
import type { FabricInk } from '../contract/tenantSettings.ts'

const book: Readonly<Record<string, string>> = {
  'Cloud white': '#ffffff',
  'Rice cream': '#f8ecd4',
  'Palm sugar': '#d9a441',
  Marigold: '#f2b705',
  'Lime peel': '#c6d92e',
  'Rumduol yellow': '#f7e04b',
  Papaya: '#f26a2e',
  Brick: '#b5432a',
  'Temple red': '#c2182b',
  Garnet: '#7a1022',
  'Lotus pink': '#e86fa8',
  'Dragon fruit': '#c4126f',
  Mangosteen: '#4b1d4f',
  'Krama violet': '#6b2fa0',
  'Night indigo': '#1c1b52',
  'Mekong blue': '#1d4ed8',
  'River blue': '#1d3fbf',
  Sky: '#3f9be0',
  Lagoon: '#2aa7c9',
  Mint: '#8ff0d2',
  Jade: '#0f9d76',
  'Field green': '#0f7b4d',
  Jungle: '#0f3d2e',
  Khaki: '#8a7b4f',
  Teak: '#5a3a22',
  Silver: '#c9ced1',
  Slate: '#7d868c',
  Charcoal: '#3c4347',
  'Ink black': '#15161a',
}

/** CIE Lab (D50) of a colour on polyester: dye shows no white and no black of a screen, and less of the brightest hues. */
function onPolyester(colour: string): [l: number, a: number, b: number] {
  const [l, a, b] = labOfColour(colour)
  const rounded = (value: number) => Math.round(value * 10) / 10
  return [rounded(3.5 + l * 0.935), rounded(a * 0.96), rounded(b * 0.96)]
}

/** The colour book of a demo shop: what its printer has profiled for polyester, with Lab values as a profile gives them. */
export const demoInks: readonly FabricInk[] = Object.entries(book).map(([name, colour]) => ({
  name,
  colour,
  lab: onPolyester(colour),
}))
