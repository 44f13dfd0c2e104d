import {
  type Colourway,
  colourwayPalettes,
  colourways,
  colourwayTemplate,
  heroAzimuth,
  quickColourway,
  sampleNumber,
  sampleTeam,
} from '../../app/studio/kitImages/colourways.ts'
import type { KitOptions } from '../../app/studio/kits/kitDocument.ts'
import { orbitOf } from '../../app/viewer/orbit.ts'
import type { GarmentPlugin } from '../../engine/index.ts'
import { soccer } from '../../plugins/garments/soccer/garment.ts'
import { garments } from '../../plugins/index.ts'

/** One image to be taken. Sizes are those of `app/studio/kitImages/kitImage.ts`. */
export interface PublicKitShot {
  readonly name: string
  /** Slug of the garment. */
  readonly garment: string
  /** None: of a design in which nothing has been done. */
  readonly options: KitOptions | null
  /** From where, in radians to the wearer's left. */
  readonly azimuth: number
  /** 1 leaves a margin as the stage does. */
  readonly zoom: number
  /** `null`: as wide as the garment asks, so that it fills the frame as it fills a stage. */
  readonly width: number | null
  readonly height: number
  /** AVIF weighs a quarter less and takes seconds to make; WebP where nothing is said. */
  readonly format?: 'avif' | 'webp'
  /** Of its format, 0 to 100. */
  readonly quality: number
}

const back = Math.PI

const colourwayKit = (colourway: Colourway, words: Readonly<Record<string, string>> = {}): KitOptions => ({
  template: colourwayTemplate,
  palette: colourwayPalettes[colourway],
  words: { teamName: sampleTeam, ...numbered(sampleNumber), ...words },
})

const numbered = (number: string) => ({ frontNumber: number, backNumber: number, shortsNumber: number })

const players = [
  { playerName: 'សុខា', number: '10' },
  { playerName: 'RITHY', number: '7' },
  { playerName: 'ដារ៉ា', number: '9' },
]

/** Where the image of a shot is kept, without its folder. */
export const fileOfShot = ({ name, format = 'webp' }: Pick<PublicKitShot, 'name' | 'format'>): string =>
  `${name}.${format}`

/** The images that a garment is shown with: itself in its first template, each of its templates, and blank. */
export const shotsOfGarment = ({ slug, templates }: GarmentPlugin): readonly PublicKitShot[] => [
  ...templates.map(({ id }): PublicKitShot => {
    const options = { template: id, words: {} }
    return {
      name: `template-${id}`,
      garment: slug,
      options,
      azimuth: 0,
      zoom: zooms[slug] ?? 1.12,
      width: 384,
      height: 480,
      quality: busyTemplates[id] ?? 78,
    }
  }),
  {
    name: `product-${slug}`,
    garment: slug,
    options: { template: shownTemplates[slug] ?? templates[0]?.id ?? '', words: {} },
    azimuth: heroAzimuth,
    zoom: zooms[slug] ?? 1.12,
    width: 640,
    height: 800,
    quality: 76,
  },
  {
    name: `blank-${slug}`,
    garment: slug,
    options: null,
    azimuth: openingAzimuth,
    zoom: blankZoom,
    width: null,
    height: 800,
    quality: 70,
  },
]

const openingAzimuth = orbitOf('opening').azimuth
/** Sleeves come nearer than the middle of a garment: farther away they stay in the frame. The editor enlarges them again. */
const blankZoom = 0.92

/** Of garments that would not have room beside their long sleeves. */
const zooms: Readonly<Record<string, number>> = { hoodie: 1 }

/** Qualities of images that would be too heavy: fine patterns of strong contrast. */
const busyTemplates: Readonly<Record<string, number>> = { silk: 60 }

/** Those that stand for their garment in place of its first template. */
const shownTemplates: Readonly<Record<string, string>> = { soccer: 'scales' }

/** What the shop shows itself with: the soccer kit in its colourways. */
export const shopShots: readonly Omit<PublicKitShot, 'garment'>[] = [
  // As the page itself takes them when the colours are others.
  ...soccer.templates.map(({ id }) => {
    const options = { ...colourwayKit(quickColourway), template: id }
    return { name: `quick-${id}`, options, azimuth: 0, zoom: 1, width: 320, height: 400, quality: 76 }
  }),
  ...colourways.flatMap(colourway => [
    // As the live garment stands that takes its place.
    {
      name: `hero-${colourway}`,
      options: colourwayKit(colourway),
      azimuth: heroAzimuth,
      zoom: 1,
      width: 1000,
      height: 1200,
      // On a phone it is what takes the longest to be seen.
      format: 'avif' as const,
      quality: 56,
    },
    {
      name: `colourway-${colourway}`,
      options: colourwayKit(colourway),
      azimuth: 0,
      zoom: 1.12,
      width: 160,
      height: 200,
      quality: 78,
    },
  ]),
  ...players.map(({ playerName, number }) => ({
    name: `back-${number}`,
    options: colourwayKit('laterite', { playerName, ...numbered(number) }),
    azimuth: back,
    zoom: 1.12,
    width: 480,
    height: 600,
    quality: 76,
  })),
  {
    name: 'signin-monsoon',
    options: colourwayKit('monsoon'),
    azimuth: -heroAzimuth,
    zoom: 1.12,
    width: 900,
    height: 1120,
    quality: 74,
  },
]

/** Every image that pages show before a studio is fetched. */
export const kitShots: readonly PublicKitShot[] = [
  ...garments.flatMap(shotsOfGarment),
  ...shopShots.map(shot => ({ ...shot, garment: soccer.slug })),
]
