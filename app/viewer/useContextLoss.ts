import { useEffect, useEffectEvent, useState } from 'react'
import { useStageRoot } from './useStageRoot.ts'

/** Counts how often the graphics card has come back: what lived only in its memory has to be made anew. */
export function useContextLoss(onLost: (() => void) | undefined): number {
  const { gl, invalidate } = useStageRoot()
  const [age, setAge] = useState(0)
  const lose = useEffectEvent(() => onLost?.())
  useEffect(() => {
    const canvas = gl.domElement
    const leaving = new AbortController()
    const { signal } = leaving
    canvas.addEventListener('webglcontextlost', () => lose(), { signal })
    canvas.addEventListener(
      'webglcontextrestored',
      () => {
        setAge(count => count + 1)
        invalidate()
      },
      { signal },
    )
    return () => leaving.abort()
  }, [gl, invalidate])
  return age
}
