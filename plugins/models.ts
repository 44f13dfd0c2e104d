import { baseSize, type GarmentPlugin, meshesOf, type OptionValues, type Size, spokenSize } from '../engine/index.ts'

const found = import.meta.glob<string>('./garments/*/*.glb', { query: '?url', import: 'default', eager: true })

/** Address of every baked mesh by the name its garment calls it, such as `soccer/shirt-crew-short.glb`. */
export const modelUrls: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(found).map(([path, url]) => [path.replace('./garments/', ''), url]),
)

/**
 * The addresses of all that a cut needs; behind `#` the size in which it is draped, if that is not the base size. All parts
 * hang in one size, for they hang on one figure.
 */
export const modelsOf = (garment: GarmentPlugin, options: OptionValues, size: Size = baseSize): readonly string[] =>
  meshesOf(garment, options).flatMap(mesh => {
    const url = modelUrls[mesh]
    return url === undefined ? [] : [size === baseSize ? url : `${url}#${spokenSize(size)}`]
  })
