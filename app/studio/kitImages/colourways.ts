import type { TemplatePalette } from '../../../engine/index.ts'

/** Colourways of the kit that the shop shows itself with. */
export const colourways = ['laterite', 'monsoon', 'sandstone'] as const
export type Colourway = (typeof colourways)[number]

/** The colours that the quick start begins with. */
export const quickColourway: Colourway = 'monsoon'

/** The template that every colourway is worn in. */
export const colourwayTemplate = 'kbach'

export const colourwayPalettes: Readonly<Record<Colourway, TemplatePalette>> = {
  laterite: {
    main: '#C2182B',
    second: '#F3E3C3',
    light: '#FBF4E8',
    dark: '#2A0A12',
    keeper: '#0F3D2E',
    keeperSecond: '#F2C166',
  },
  monsoon: {
    main: '#1D3FBF',
    second: '#8FF0D2',
    light: '#F3FBF9',
    dark: '#0A1238',
    keeper: '#F2C166',
    keeperSecond: '#131C4B',
  },
  sandstone: {
    main: '#F3E3C3',
    second: '#1E7A55',
    light: '#FBF7EC',
    dark: '#0F3D2E',
    keeper: '#C2182B',
    keeperSecond: '#2A0A12',
  },
}

/** What is written on the images, and in the fields beside them until somebody types. */
export const sampleTeam = 'អង្គរ'
export const sampleNumber = '10'

/** From where the large kit is looked at, in radians to the wearer's left. */
export const heroAzimuth = 0.36
