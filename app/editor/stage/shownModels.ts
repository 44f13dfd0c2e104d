import { type DesignDocument, type GarmentPlugin, shownOptions } from '../../../engine/index.ts'
import { modelsOf } from '../../../plugins/models.ts'
import { mayHaveWebGl } from '../../device/display.ts'
import type { OpenDesign } from '../../studio/openDesign.ts'
import { fetchBakedAhead } from '../../viewer/bakedFile.ts'

/** The addresses of all meshes of a design, as the chosen version and player wear it. */
export function shownModels(
  garment: GarmentPlugin,
  document: DesignDocument,
  shown: ReturnType<OpenDesign['view']['current']>,
): readonly string[] {
  const player = (shown.player && document.players[shown.player]) ?? null
  return modelsOf(garment, shownOptions({ document, garment }, shown.version, player), shown.size)
}

/** Begins to fetch the meshes of a design, before there is a stage that reads them, where there will be one. */
export function fetchModelsAhead({ garment, engine, view }: OpenDesign): void {
  if (!mayHaveWebGl()) return
  for (const address of shownModels(garment, engine.document.current(), view.current())) fetchBakedAhead(address)
}
