import { type FitShare, fitsTogether } from '../../../plugins/fits.ts'
import { readBaked } from '../bakedFile.ts'
import { hang, type SharedFit, type WornPiece } from './hang.ts'
import { type PanelFit, readFit } from './readFit.ts'

/** The pieces of one mesh, and the size to hang them in, as people say it. */
export interface WornModel {
  readonly pieces: readonly WornPiece[]
  /** The address of the mesh. */
  readonly model: string
  readonly size?: string | undefined
}

/**
 * Hangs meshes in their sizes. They hang on one figure, so that all stay as they are where one has no fit for its size.
 * Rejects when a fit cannot be fetched, or belongs to another mesh; then too all stay as they are.
 */
export async function wearSizes(worn: readonly WornModel[]): Promise<void> {
  const shares = fitsTogether(worn.map(({ model, size = '' }) => ({ model, size })))
  const all = await Promise.all(worn.map((each, index) => fetchFits(each, shares[index] ?? [])))
  if (all.some((fits, index) => worn[index]?.size && fits.length === 0)) return
  worn.forEach(({ pieces }, index) => {
    const fits = all[index] ?? []
    if (fits.length > 0) hang(pieces, fits)
  })
}

/** Checked against the mesh. */
async function fetchFits(
  { pieces, model, size }: WornModel,
  shares: readonly FitShare[],
): Promise<readonly SharedFit[]> {
  const fits = await Promise.all(
    shares.flatMap(({ url, share }) =>
      url === null ? [] : [fetchFit(url).then((panels): SharedFit => ({ share, panels }))],
    ),
  )
  for (const { panel, mesh } of pieces) {
    const count = mesh.geometry.attributes.position?.count
    if (fits.every(fit => fit.panels.get(panel)?.count === count)) continue
    throw new Error(`A fit of ${model} in ${size} is of another mesh. Bake the fits again.`)
  }
  return fits
}

async function fetchFit(url: string): Promise<ReadonlyMap<string, PanelFit>> {
  try {
    return await readBaked(url, readFit)
  } catch (cause) {
    throw new Error(`No fit could be read from ${url}. See whether it is there and was baked.`, { cause })
  }
}
