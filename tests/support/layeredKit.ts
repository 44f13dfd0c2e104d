import { type Engine, type LayerFields, layerId, solid } from '../../engine/index.ts'
import { openSoccer } from './openSoccer.ts'

/** A kit with texts on its chest, lowest first, and verbs for what is asked of it. */
export function layeredKit(...ids: readonly string[]) {
  const engine: Engine = openSoccer()
  for (const layer of ids) {
    engine.dispatch({ type: 'text.add', payload: { layer, words: layer, slot: 'teamName', paint: solid('#ffffff') } })
  }
  const layer = (id: string): LayerFields => {
    const fields = engine.document.current().layers[layerId(id)]
    if (!fields) throw new Error(`There is no layer "${id}".`)
    return fields
  }
  const act = (verb: string, payload: object) => {
    const outcome = engine.dispatch({ type: `layers.${verb}`, payload })
    return outcome.kind === 'refused' ? outcome.reason : 'applied'
  }
  return { engine, layer, act }
}
