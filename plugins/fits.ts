import { baseSize, type Size, sizes, spokenSize } from '../engine/index.ts'
import { drapesOf, fitFile, standInFor } from './drapedSizes.ts'
import { modelUrls } from './models.ts'

const found = import.meta.glob<string>('./garments/*/*.fit', { query: '?url', import: 'default', eager: true })

/** A fit of a mesh, and how much of it a size between two draped ones has. */
export interface FitShare {
  /** `null` where the mesh itself hangs so. */
  readonly url: string | null
  readonly share: number
}

const names = new Map(Object.entries(modelUrls).map(([name, url]) => [url, name]))

/**
 * What a mesh is made of in a size, as people say it: fits, and the mesh itself. Where a fit is missing, the nearest size
 * that has one stands in, so that a shirt is not worn in M over shorts in 6XL. Nothing for a mesh or a size that is not known.
 */
export function fitsOf(model: string, spoken: string): readonly FitShare[] {
  const [name, size] = [names.get(model), sizes.find(each => spokenSize(each) === spoken)]
  if (name === undefined || size === undefined) return []
  let shown: Size = size
  let shares = sharesOf(name, shown)
  while (shares === null) {
    shown = standInFor(shown)
    shares = sharesOf(name, shown)
  }
  return shares
}

/** `null` where a fit is missing. */
function sharesOf(name: string, size: Size): readonly FitShare[] | null {
  const wanted = drapesOf(size)
  const shares = wanted.flatMap(([draped, share]) => {
    const url = draped === baseSize ? null : found[`./garments/${fitFile(name, draped)}`]
    return url === undefined ? [] : [{ url, share }]
  })
  return shares.length === wanted.length ? shares : null
}
