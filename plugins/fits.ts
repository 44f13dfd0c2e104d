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

/** A mesh and the size to wear it in, as people say it. */
export interface WornMesh {
  /** Its address. */
  readonly model: string
  readonly size: string
}

/**
 * What meshes that are worn together are made of: fits, and the mesh itself. Where a fit is missing, the nearest size that
 * has one stands in, and nothing is worn in a larger one with it: shorts in 6XL would come through a shirt in 3XL. Nothing
 * for a mesh or a size that is not known.
 */
export function fitsTogether(worn: readonly WornMesh[]): readonly (readonly FitShare[])[] {
  const wanted = worn.map(({ model, size }) => ({
    name: names.get(model),
    size: sizes.find(each => spokenSize(each) === size),
  }))
  const standIns = wanted.flatMap(({ name, size }) => {
    const shown = name && size ? hungSize(name, size) : size
    return shown && shown !== size ? [sizes.indexOf(shown)] : []
  })
  const largest = Math.max(sizes.indexOf(baseSize), Math.min(...standIns))
  return wanted.map(({ name, size }) => {
    if (!name || !size) return []
    const kept = sizes[Math.min(sizes.indexOf(size), largest)] ?? size
    return sharesOf(name, hungSize(name, kept)) ?? []
  })
}

/** The size itself, or the nearest one that the mesh has fits for. */
function hungSize(name: string, size: Size): Size {
  let hung = size
  while (sharesOf(name, hung) === null) hung = standInFor(hung)
  return hung
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
