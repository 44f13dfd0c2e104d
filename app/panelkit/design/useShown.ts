import { useCallback, useRef, useSyncExternalStore } from 'react'
import {
  type DesignDocument,
  type LayerFields,
  type LayerId,
  layerOverrides,
  shownLayer,
} from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useDesignAccess } from './DesignAccess.ts'

/**
 * What a part of a panel shows of the design with the running preview on top. A preview comes with each move of a
 * pointer, so the part renders again only when what it picked is another value: of an array or an object the parts
 * are compared, and theirs.
 */
export function useShown<Value>(pick: (shown: DesignDocument) => Value): Value {
  const { shown } = useDesignAccess().changes
  const known = useRef<{ readonly value: Value } | null>(null)
  const follow = useCallback(
    (notify: () => void) => {
      const following = shown.changes$.subscribe(notify)
      return () => following.unsubscribe()
    },
    [shown],
  )
  return useSyncExternalStore(follow, () => {
    const value = pick(shown.current())
    if (known.current === null || !isAlike(known.current.value, value)) known.current = { value }
    return known.current.value
  })
}

/** What is picked of a layer, as the version that the stage shows has it. Throws for a layer that never was. */
export function useLayer<Value>(id: LayerId, pick: (layer: LayerFields) => Value): Value {
  const version = useStream(useDesignAccess().stage.version)
  const last = useRef<LayerFields | null>(null)
  return useShown(shown => {
    const layer = shown.layers[id]
    // One that somebody has just removed stays as it was until the list above it has heard of that too.
    if (layer) last.current = shownLayer(layer, layerOverrides(shown, version, id))
    if (last.current === null) throw new Error(`There is no layer "${id}". Show its fields while it is in the design.`)
    return pick(last.current)
  })
}

const partsDeep = 2

function isAlike(one: unknown, other: unknown, depth = partsDeep): boolean {
  if (Object.is(one, other)) return true
  if (depth === 0 || typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false
  const [ours, theirs] = [Object.entries(one), new Map(Object.entries(other))]
  return (
    ours.length === theirs.size &&
    ours.every(([name, part]) => theirs.has(name) && isAlike(part, theirs.get(name), depth - 1))
  )
}
