import {
  type Command,
  type Engine,
  type LayerFields,
  type LayerSettings,
  layerId,
  setLayer,
  type Version,
} from '../../engine/index.ts'
import { solid } from '../../engine/plugin.ts'
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
  const run = (command: Command) => {
    const outcome = engine.dispatch(command)
    return outcome.kind === 'refused' ? outcome.reason : 'applied'
  }
  const act = (verb: string, payload: object) => run({ type: `layers.${verb}`, payload })
  const set = (id: string, fields: LayerSettings, version: Version = 'player') =>
    run(setLayer.of({ layer: id, version, fields }))
  return { engine, layer, act, set }
}
