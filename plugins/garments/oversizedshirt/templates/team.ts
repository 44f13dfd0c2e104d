import type { Template } from '../../../../engine/plugin.ts'
import { numbered, painted, templateOf, written } from '../../../blocks/templates.ts'

/** Sleeves and shoulders in one colour, as crews on tour wear it. */
export const crewTemplate: Template = templateOf(
  'overCrew',
  'bold',
  ['#F4F1DE', '#3D405B', '#FFFFFF', '#23253A', '#E76F51', '#611F0E'],
  {
    options: { cuff: 'hem' },
    zones: {
      ...painted('main', 'base'),
      ...painted('second', 'sleeves', 'collar'),
      shoulderPanel: { paint: 'second', layout: 'raglan' },
    },
    layers: [
      written('teamName', ['TOUR CREW', 'league-gothic'], 'second', { spacing: 6 }),
      written('backText', ['ក្រុមការងារ', 'koulen'], 'second'),
      numbered('backNumber', ['26', 'league-gothic'], 'second'),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'light' } },
  },
)

/** Hills that lie behind each other: quarters in sand. */
export const duneTemplate: Template = templateOf(
  'overDune',
  'quiet',
  ['#E6CCB2', '#DDB892', '#FFFBF5', '#7F5539', '#A3B5A6', '#7C9280'],
  {
    options: { cuff: 'rib' },
    zones: {
      ...painted('main', 'base', 'sleeves'),
      stripe: { paint: 'second', layout: 'quarters' },
      ...painted('dark', 'collar', 'cuffs'),
    },
    layers: [
      written('teamName', ['ខ្សាច់', 'angkor'], 'dark', { rim: ['light', 6] }),
      written('backText', ['DUNES', 'graduate'], 'dark', { rim: ['light', 5], spacing: 5 }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)

/** Honeycombs under the arms and along the sides. */
export const honeyTemplate: Template = templateOf(
  'overHoney',
  'classic',
  ['#FFB703', '#8A4B00', '#FFF6DB', '#3A1F00', '#8ECAE6', '#1B4A66'],
  {
    options: { cuff: 'hem' },
    zones: {
      ...painted('main', 'base'),
      sleeves: { paint: 'dark', pattern: { id: 'honeycomb', tint: 'main', opacity: 0.8 } },
      sidePanels: { paint: 'dark', layout: 'tapered' },
      ...painted('dark', 'collar'),
    },
    layers: [written('teamName', ['ទឹកឃ្មុំ', 'dangrek'], 'dark'), numbered('backNumber', ['6', 'bungee'], 'dark')],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
  },
)

/** A broad arrow across the chest. */
export const arrowTemplate: Template = templateOf(
  'overArrow',
  'bold',
  ['#2B2D42', '#EF233C', '#EDF2F4', '#14151F', '#FFD60A', '#6B5900'],
  {
    options: { cuff: 'rib' },
    zones: {
      ...painted('main', 'base', 'sleeves'),
      stripe: { paint: 'second', layout: 'chevron' },
      secondaryStripe: { paint: 'second', layout: 'chevron' },
      ...painted('second', 'collar', 'cuffs'),
    },
    layers: [
      numbered('frontNumber', ['1', 'squada-one'], 'light', { rim: ['dark', 8] }),
      written('playerName', ['សុខា', 'koulen'], 'light', { rim: ['dark', 5] }),
      numbered('backNumber', ['1', 'squada-one'], 'light', { rim: ['dark', 10] }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'dark' } },
  },
)

/** Dots that shrink from the shoulders down. */
export const dotsTemplate: Template = templateOf(
  'overDots',
  'bold',
  ['#F8F9FA', '#0077B6', '#FFFFFF', '#03045E', '#FF9F1C', '#8A4A00'],
  {
    options: { cuff: 'hem' },
    zones: {
      ...painted('main', 'base', 'sleeves'),
      secondaryStripe: { paint: 'second', layout: 'halftone' },
      ...painted('dark', 'collar'),
      hem: { paint: 'dark', layout: 'band' },
      cuffs: { paint: 'dark', layout: 'band' },
    },
    layers: [
      written('teamName', ['ភ្លៀងធ្លាក់', 'koulen'], 'dark', { rim: ['light', 6] }),
      numbered('backNumber', ['21', 'jersey-25'], 'dark', { rim: ['light', 6] }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)
