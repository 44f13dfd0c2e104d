import { heroAzimuth } from '../../studio/kitPictures/ways.ts'
import { type Orbit, orbitOf } from '../../viewer/orbit.ts'

/** How far the kit turns while one scrolls by the height of the window, in radians. */
const turnOfPage = 2.2

/** From where the kit is looked at when somebody has scrolled by so many heights of the window. */
export const heroOrbit = (scrolled: number): Orbit => ({
  ...orbitOf('front'),
  azimuth: heroAzimuth + Math.max(0, scrolled) * turnOfPage,
})
