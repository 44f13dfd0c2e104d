import {
  heroAzimuth,
  quickWay,
  sampleNumber,
  sampleTeam,
  type Way,
  wayPalettes,
  ways,
  wayTemplate,
} from '../../app/studio/kitPictures/ways.ts'
import type { LookWish } from '../../app/studio/kits/kitLook.ts'
import { soccerTemplates } from '../../plugins/garments/soccer/templates/soccerTemplates.ts'

/** One picture to be taken. Sizes are those of `app/studio/kitPictures/kitPicture.ts`. */
export interface KitShotWish {
  readonly name: string
  readonly look: LookWish
  /** From where, in radians to the wearer's left. */
  readonly azimuth: number
  /** 1 leaves a margin as the stage does. */
  readonly zoom: number
  readonly width: number
  readonly height: number
  /** Of WebP, 0 to 100. */
  readonly quality: number
}

const back = Math.PI

const wayLook = (way: Way, words: Readonly<Record<string, string>> = {}): LookWish => ({
  template: wayTemplate,
  palette: wayPalettes[way],
  words: { teamName: sampleTeam, ...numbered(sampleNumber), ...words },
})

const numbered = (number: string) => ({ frontNumber: number, backNumber: number, shortsNumber: number })

const players = [
  { playerName: 'សុខា', number: '10' },
  { playerName: 'RITHY', number: '7' },
  { playerName: 'ដារ៉ា', number: '9' },
]

/** Every picture that pages show before a studio is fetched. */
export const kitShots: readonly KitShotWish[] = [
  ...soccerTemplates.map(({ id }): KitShotWish => {
    const look = { template: id, words: {} }
    return { name: `look-${id}`, look, azimuth: 0, zoom: 1.12, width: 384, height: 480, quality: 78 }
  }),
  // As the page itself takes them when the colours are others.
  ...soccerTemplates.map(({ id }): KitShotWish => {
    const look = { ...wayLook(quickWay), template: id }
    return { name: `quick-${id}`, look, azimuth: 0, zoom: 1, width: 320, height: 400, quality: 76 }
  }),
  ...ways.flatMap((way): readonly KitShotWish[] => [
    // As the live garment stands that takes its place.
    { name: `hero-${way}`, look: wayLook(way), azimuth: heroAzimuth, zoom: 1, width: 1000, height: 1200, quality: 76 },
    { name: `way-${way}`, look: wayLook(way), azimuth: 0, zoom: 1.12, width: 160, height: 200, quality: 78 },
  ]),
  ...players.map(
    ({ playerName, number }): KitShotWish => ({
      name: `back-${number}`,
      look: wayLook('laterite', { playerName, ...numbered(number) }),
      azimuth: back,
      zoom: 1.12,
      width: 480,
      height: 600,
      quality: 76,
    }),
  ),
  {
    name: 'product-soccer',
    look: { template: 'scales', words: {} },
    azimuth: heroAzimuth,
    zoom: 1.12,
    width: 640,
    height: 800,
    quality: 76,
  },
  {
    name: 'signin-monsoon',
    look: wayLook('monsoon'),
    azimuth: -heroAzimuth,
    zoom: 1.12,
    width: 900,
    height: 1120,
    quality: 74,
  },
]
