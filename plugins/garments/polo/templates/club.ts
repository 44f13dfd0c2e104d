import type { Template } from '../../../../engine/plugin.ts'
import { numbered, painted, templateOf, written } from '../../../blocks/templates.ts'

/** The club polo: navy, two cream lines round collar and cuffs, a small name on the chest. */
export const clubTemplate: Template = templateOf(
  'poloClub',
  'classic',
  ['#1F3A5F', '#F4EFDF', '#FFFFFF', '#12233B', '#8C2F39', '#3E0F15'],
  {
    options: { sleeve: 'short', cuff: 'rib' },
    zones: {
      ...painted('main', 'base', 'sleeves', 'placket'),
      ...painted('dark', 'collar', 'cuffs'),
      ...painted('second', 'buttons'),
      tipping: { paint: 'second', layout: 'double' },
    },
    layers: [
      written('frontText', ['ភ្នំពេញ', 'koulen'], 'second'),
      written('backText', ['PHNOM PENH CLUB', 'graduate'], 'second', { spacing: 2 }),
    ],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
  },
)

/** For the bench: graphite, sides of signal green, the word behind. */
export const coachTemplate: Template = templateOf(
  'poloCoach',
  'bold',
  ['#2B2F36', '#B8F23A', '#F7FAF0', '#15181C', '#E4E1D6', '#5A564A'],
  {
    options: { sleeve: 'short', cuff: 'rib' },
    zones: {
      ...painted('main', 'base', 'sleeves', 'placket'),
      ...painted('dark', 'collar', 'cuffs'),
      ...painted('second', 'buttons'),
      sidePanels: { paint: 'second', layout: 'tapered' },
      tipping: { paint: 'second', layout: 'single' },
    },
    layers: [
      written('frontText', ['COACH', 'saira-extra-condensed'], 'light', { spacing: 2 }),
      written('playerName', ['គ្រូបង្វឹក', 'koulen'], 'light'),
    ],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond', light: 'dark' } },
  },
)

/** A rowing shirt: broad hoops, collar and placket of white. */
export const regattaTemplate: Template = templateOf(
  'poloRegatta',
  'bold',
  ['#0F5C6E', '#E9DFC7', '#FFFEF8', '#08303A', '#C2492E', '#4A1408'],
  {
    options: { sleeve: 'long', cuff: 'rib' },
    zones: {
      ...painted('main', 'base', 'sleeves'),
      stripe: { paint: 'second', layout: 'hoops' },
      ...painted('light', 'collar', 'placket', 'cuffs'),
      ...painted('dark', 'buttons'),
    },
    layers: [
      written('backText', ['TONLE SAP', 'alfa-slab-one'], 'light', { rim: ['dark', 5], spacing: 3 }),
      numbered('backNumber', ['8', 'alfa-slab-one'], 'light', { rim: ['dark', 9] }),
    ],
    goalkeeper: { roles: { main: 'keeperSecond', second: 'keeper' } },
  },
)

/** White for the court, a green band over the chest and a green edge. */
export const courtTemplate: Template = templateOf(
  'poloCourt',
  'quiet',
  ['#F8F7F2', '#1E6B4A', '#FFFFFF', '#123D2B', '#F2C14E', '#6B4A00'],
  {
    options: { sleeve: 'short', cuff: 'rib' },
    zones: {
      ...painted('main', 'base', 'sleeves', 'placket', 'collar', 'cuffs', 'buttons'),
      stripe: { paint: 'second', layout: 'chestBand' },
      tipping: { paint: 'second', layout: 'wide' },
    },
    layers: [
      written('teamName', ['ទីលានបៃតង', 'kantumruy-pro'], 'light', { rim: ['dark', 4] }),
      written('backText', ['LAWN TENNIS', 'oswald'], 'second', { spacing: 6 }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'dark' } },
  },
)

/** Harlequin quarters, as the oldest clubs wear them. */
export const quartersTemplate: Template = templateOf(
  'poloQuarters',
  'bold',
  ['#7B1E3A', '#8FC1D4', '#FBF8EE', '#3A0A18', '#3F7D58', '#143322'],
  {
    options: { sleeve: 'short', cuff: 'rib' },
    zones: {
      ...painted('main', 'base', 'sleeves'),
      stripe: { paint: 'second', layout: 'quarters' },
      ...painted('light', 'collar', 'placket', 'cuffs'),
      ...painted('dark', 'buttons'),
    },
    layers: [
      written('playerName', ['សុខា', 'moul'], 'light', { rim: ['dark', 5] }),
      numbered('backNumber', ['10', 'graduate'], 'light', { rim: ['dark', 9] }),
    ],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
  },
)

/** Shoulders in another colour, for those who travel with the team. */
export const travelTemplate: Template = templateOf(
  'poloTravel',
  'classic',
  ['#C8352B', '#F3F1EA', '#FFFFFF', '#23161A', '#2F6690', '#0D2A40'],
  {
    options: { sleeve: 'short', cuff: 'hem' },
    zones: {
      ...painted('main', 'base', 'sleeves', 'placket'),
      shoulderPanel: { paint: 'second', layout: 'raglan' },
      ...painted('dark', 'collar', 'buttons'),
      cuffs: { paint: 'dark', layout: 'band' },
    },
    layers: [
      written('teamName', ['កម្ពុជា', 'koulen'], 'light', { rim: ['dark', 5] }),
      written('backText', ['CAMBODIA', 'bebas-neue'], 'light', { rim: ['dark', 4], spacing: 8 }),
    ],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
  },
)
