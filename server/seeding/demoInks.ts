import { labOfColour } from '../../engine/index.ts'
import type { FabricInk } from '../contract/tenantSettings.ts'

/** By its name in English: how a screen shows it, and its name in Khmer. */
const book: Readonly<Record<string, readonly [colour: string, nameKh: string]>> = {
  'Cloud white': ['#ffffff', 'សពពក'],
  'Rice cream': ['#f8ecd4', 'ក្រែមបាយ'],
  'Palm sugar': ['#d9a441', 'ស្ករត្នោត'],
  Marigold: ['#f2b705', 'ផ្កាស្បៃរឿង'],
  'Lime peel': ['#c6d92e', 'សំបកក្រូចឆ្មារ'],
  'Rumduol yellow': ['#f7e04b', 'លឿងរំដួល'],
  Papaya: ['#f26a2e', 'ល្ហុង'],
  Brick: ['#b5432a', 'ឥដ្ឋ'],
  'Temple red': ['#c2182b', 'ក្រហមប្រាសាទ'],
  Garnet: ['#7a1022', 'ត្បូងទទឹម'],
  'Lotus pink': ['#e86fa8', 'ផ្កាឈូក'],
  'Dragon fruit': ['#c4126f', 'ស្រកានាគ'],
  Mangosteen: ['#4b1d4f', 'មង្ឃុត'],
  'Krama violet': ['#6b2fa0', 'ស្វាយក្រមា'],
  'Night indigo': ['#1c1b52', 'ទឹកប៊ិចរាត្រី'],
  'Mekong blue': ['#1d4ed8', 'ខៀវមេគង្គ'],
  'River blue': ['#1d3fbf', 'ខៀវទន្លេ'],
  Sky: ['#3f9be0', 'មេឃ'],
  Lagoon: ['#2aa7c9', 'បឹងទឹកថ្លា'],
  Mint: ['#8ff0d2', 'ជីអង្កាម'],
  Jade: ['#0f9d76', 'ថ្មកែវបៃតង'],
  'Field green': ['#0f7b4d', 'បៃតងទីលាន'],
  Jungle: ['#0f3d2e', 'ព្រៃជ្រៅ'],
  Khaki: ['#8a7b4f', 'កាគី'],
  Teak: ['#5a3a22', 'ម៉ៃសាក់'],
  Silver: ['#c9ced1', 'ប្រាក់'],
  Slate: ['#7d868c', 'ថ្មក្ដារឆ្នួន'],
  Charcoal: ['#3c4347', 'ធ្យូង'],
  'Ink black': ['#15161a', 'ខ្មៅដិត'],
}

/** CIE Lab (D50) of a colour on polyester: dye shows no white and no black of a screen, and less of the brightest hues. */
function onPolyester(colour: string): [l: number, a: number, b: number] {
  const [l, a, b] = labOfColour(colour)
  const rounded = (value: number) => Math.round(value * 10) / 10
  return [rounded(3.5 + l * 0.935), rounded(a * 0.96), rounded(b * 0.96)]
}

/** The colour book of a demo shop: what its printer has profiled for polyester, with Lab values as a profile gives them. */
export const demoInks: readonly FabricInk[] = Object.entries(book).map(([name, [colour, nameKh]]) => ({
  name,
  nameKh,
  colour,
  lab: onPolyester(colour),
}))
