import type { Template } from '../../../../engine/plugin.ts'
import { numbered, painted, templateOf, written } from '../../../blocks/templates.ts'

/** Blocks of colour as the stalls of the old market have them: sleeves, collar and hem each in another. */
export const marketTemplate: Template = templateOf(
  'boxyMarket',
  'bold',
  ['#F2E8CF', '#386641', '#FFFFFF', '#23301F', '#BC4749', '#5C1A1B'],
  {
    options: { collar: 'crew' },
    zones: {
      ...painted('main', 'base'),
      ...painted('second', 'sleeves'),
      ...painted('dark', 'collar'),
      hem: { paint: 'second', layout: 'wide' },
      cuffs: { paint: 'dark', layout: 'band' },
    },
    layers: [
      written('teamName', ['ផ្សារចាស់', 'moul'], 'second'),
      written('backText', ['OLD MARKET', 'bebas-neue'], 'dark', { rim: ['light', 4], spacing: 4 }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'light' } },
  },
)

/** Checks on a plain white tee, like the flag at the end of a race. */
export const cycloTemplate: Template = templateOf(
  'boxyCyclo',
  'bold',
  ['#FFFFFF', '#1C1C1E', '#E5262B', '#0E0E10', '#FFC914', '#8A4B08'],
  {
    options: { collar: 'mock' },
    zones: {
      base: { paint: 'main', pattern: { id: 'checks', tint: 'second', opacity: 0.9, scale: 1.6 } },
      ...painted('second', 'sleeves', 'collar'),
      cuffs: { paint: 'main', layout: 'band' },
      shoulderPanel: { paint: 'second', layout: 'raglan' },
    },
    layers: [
      numbered('frontNumber', ['3', 'bungee'], 'light', { rim: ['dark', 14] }),
      numbered('backNumber', ['3', 'bungee'], 'light', { rim: ['dark', 14] }),
    ],
    goalkeeper: { roles: { main: 'keeper' } },
  },
)

/** Rain: fine lines that run down a slate tee, and a word in white. */
export const monsoonTemplate: Template = templateOf(
  'boxyMonsoon',
  'quiet',
  ['#46606F', '#7E97A6', '#F2F6F8', '#1E2B33', '#C7B8A3', '#8A7A63'],
  {
    options: { collar: 'crew' },
    zones: {
      ...painted('main', 'base', 'sleeves'),
      ...painted('dark', 'collar'),
      stripe: { paint: 'second', layout: 'pinstripes' },
      hem: { paint: 'dark', layout: 'band' },
    },
    layers: [
      written('teamName', ['MONSOON', 'saira-extra-condensed'], 'light', { rim: ['dark', 4], spacing: 6 }),
      written('backText', ['រដូវភ្លៀង', 'kantumruy-pro'], 'light', { rim: ['dark', 4] }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)

/** One black square of ink on cotton, as a poster on a wall. */
export const galleryTemplate: Template = templateOf(
  'boxyGallery',
  'quiet',
  ['#F7F5F0', '#161616', '#FFFFFF', '#161616', '#F25F5C', '#5A1A18'],
  {
    options: { collar: 'crew' },
    zones: {
      ...painted('main', 'base', 'sleeves', 'collar'),
      stripe: { paint: 'second', layout: 'chestBand' },
    },
    layers: [
      written('teamName', ['វិចិត្រសាល', 'koulen'], 'light', { rim: ['second', 8] }),
      written('backText', ['No. 12', 'oswald'], 'second'),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)

/** Lotus pink, flowers tone on tone, a mock neck. */
export const lotusTemplate: Template = templateOf(
  'boxyLotus',
  'classic',
  ['#E8A0BF', '#BA5C8F', '#FFF3F8', '#5B1F42', '#8FC1A9', '#3E7A5E'],
  {
    options: { collar: 'mock' },
    zones: {
      base: { paint: 'main', pattern: { id: 'kbach', tint: 'second', opacity: 0.5, scale: 1.3 } },
      sleeves: { paint: 'main', pattern: { id: 'kbach', tint: 'second', opacity: 0.5, scale: 1.3 } },
      ...painted('dark', 'collar'),
      cuffs: { paint: 'dark', layout: 'band' },
    },
    layers: [
      written('teamName', ['ផ្កាឈូក', 'bayon'], 'dark', { rim: ['light', 5] }),
      written('backText', ['LOTUS', 'staatliches'], 'dark', { rim: ['light', 5], spacing: 3 }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)
