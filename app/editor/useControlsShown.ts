import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { fetchModelsAhead } from '../studio/kits/shownModels.ts'
import { useOpenedDesign } from '../studio/OpenDesignContext.ts'

/** A garment whose meshes take longer to come, in ms, is not waited for. */
const meshMs = 600
/** Nor is one that takes longer to be drawn. */
const drawnMs = 2500

/**
 * Whether the controls round the stage are shown, and how to show them. They come when the garment is drawn: where the
 * processor draws, each image of theirs would hold the garment up for a tenth of a second.
 */
export function useControlsShown(): readonly [isShown: boolean, show: () => void] {
  const [isShown, setShown] = useState(false)
  const show = useCallback(() => setShown(true), [])
  const { garment, engine, view } = useOpenedDesign()
  const fetchMeshes = useEffectEvent(() =>
    fetchModelsAhead({ garment, document: engine.document.current() }, view.current()),
  )
  useEffect(() => {
    let isHere = false
    void fetchMeshes().then(() => {
      isHere = true
    })
    const onMeshes = setTimeout(() => isHere || show(), meshMs)
    const onDrawn = setTimeout(show, drawnMs)
    return () => {
      clearTimeout(onMeshes)
      clearTimeout(onDrawn)
    }
  }, [show])
  return [isShown, show]
}
