import { type ArtworkView, shownOptions } from '../../../engine/index.ts'
import { modelsOf } from '../../../plugins/models.ts'
import { mayHaveWebGl } from '../../device/display.ts'
import { fetchBakedAhead } from '../../viewer/bakedFile.ts'
import type { ReadOnlyDesign } from './readOnlyDesign.ts'

type Dressed = Pick<ReadOnlyDesign, 'garment' | 'document'>

/** The addresses of all meshes of a design, as the player of a view wears it, or as it was designed. */
export function shownModels({ garment, document }: Dressed, view: ArtworkView): readonly string[] {
  const player = (view.player && document.players[view.player]) ?? null
  return modelsOf(garment, shownOptions({ document, garment }, view.version, player), view.size)
}

/**
 * Starts to fetch the meshes of a design before the stage exists, and resolves when they are here or cannot be had. Does
 * nothing in a browser without WebGL.
 */
export async function fetchModelsAhead(design: Dressed, view: ArtworkView): Promise<void> {
  if (mayHaveWebGl()) await Promise.all(shownModels(design, view).map(fetchBakedAhead))
}
