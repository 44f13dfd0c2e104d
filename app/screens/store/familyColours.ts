import type { ColourFamily } from '../../../server/contract/designs/storeDesign.ts'

/** What stands for a family of colours. */
export const familyColours: Readonly<Record<ColourFamily, string>> = {
  red: '#C2182B',
  orange: '#E86C1F',
  yellow: '#F4C534',
  green: '#0F7B4D',
  teal: '#138AA6',
  blue: '#1D3FBF',
  purple: '#6B2FD0',
  pink: '#E86FA0',
  brown: '#7A4A2A',
  black: '#15161A',
  grey: '#9BA1A5',
  white: '#F7F7F7',
}
