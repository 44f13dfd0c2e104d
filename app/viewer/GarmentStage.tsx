import { type CSSProperties, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { type CameraRig, createCameraRig } from './cameraRig.ts'
import { compileClothAhead } from './compileAhead.ts'
import { useGarmentModel } from './garment.ts'
import { orbitOf, withinReach } from './orbit.ts'
import { StageScene, type StageSceneProps } from './StageScene.tsx'
import type { Covered } from './stageCamera.ts'
import type { GarmentStageProps, StageHandle } from './stageProps.ts'
import { isSeen, type StageRoot } from './stageRoot.ts'
import type { StageSurface } from './stageSurface.ts'
import { StageRootContext, useNewStageRoot, useStageSize } from './useStageRoot.ts'

const dock: Covered = { top: 0, right: 0, bottom: 32, left: 0 }
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The garment on its stage: painted, lit, turned by hand. Fills its parent; the background is the parent's. */
export function GarmentStage(props: GarmentStageProps) {
  const { models, view, label, covered = dock, ref } = props
  const fail = (reason: Error) => props.onFailed?.(reason)
  const garment = useGarmentModel(models, fail)
  const stage = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const surface = useRef<StageSurface>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const root = useNewStageRoot(canvas, fail)
  const [own] = useState(() =>
    createCameraRig({ view: view === 'free' ? 'front' : view, reducedMotion: prefersReducedMotion }),
  )
  const rig = props.rig ?? own
  useEffect(() => {
    if (root) compileClothAhead(root)
  }, [root])
  const shown = useRef(view)
  // Another stage may move the same camera.
  useEffect(() => rig.follow(() => root?.invalidate()), [rig, root])

  useEffect(() => {
    if (view === shown.current) return
    shown.current = view
    if (view === 'free') return
    rig.goTo(orbitOf(view), performance.now())
    root?.invalidate()
  }, [view, rig, root])

  useImperativeHandle(ref, () => handleOf(rig, root, surface), [rig, root])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys turn the garment.
    <div ref={stage} role="img" aria-label={label} tabIndex={0} style={stageStyle}>
      <div ref={canvas} style={canvasStyle} />
      {root && garment && (
        <StageRootContext value={root}>
          <SizedScene
            garment={garment}
            rig={rig}
            covered={covered}
            stage={stage}
            svg={svg}
            surface={surface}
            props={props}
          />
        </StageRootContext>
      )}
      <svg ref={svg} aria-hidden="true" fill="none" strokeLinejoin="round" style={marksStyle} />
    </div>
  )
}

/** The scene as soon as the stage has a size to draw it in. */
function SizedScene(scene: StageSceneProps) {
  return isSeen(useStageSize()) && <StageScene {...scene} />
}

/** What the controls round the stage may ask of it. */
function handleOf(rig: CameraRig, root: StageRoot | null, surface: RefObject<StageSurface | null>): StageHandle {
  const redraw = () => root?.invalidate()
  return {
    zoomBy(factor) {
      rig.zoom(factor)
      redraw()
    },
    turnTo(to) {
      rig.goTo(orbitOf(to), performance.now())
      redraw()
    },
    surface: () => surface.current,
    turnBy(azimuth, elevation) {
      rig.turn(azimuth, elevation)
      redraw()
    },
    orbit: rig.orbit,
    viewFrom(orbit) {
      rig.goTo(withinReach(orbit), performance.now())
      redraw()
    },
    image: () => imageOfStage(root),
  }
}

/** Fingers on the stage turn the garment; beside it they scroll the page. */
const stageStyle = { position: 'absolute', inset: 0, touchAction: 'none', userSelect: 'none' } as const
const canvasStyle = { position: 'relative', width: '100%', height: '100%', overflow: 'hidden' } as const
/** It reaches as far as its marks: one as large as the stage would take the browser longer to lay over each image. */
const marksStyle: CSSProperties = {
  ...{ position: 'absolute', top: 0, left: 0, width: 1, height: 1 },
  ...{ overflow: 'visible', pointerEvents: 'none' },
}

/** Draws the stage and reads it before the browser hands the image on. Rejects while there is no stage. */
export function imageOfStage(root: StageRoot | null): Promise<Blob> {
  if (!root) return Promise.reject(new Error('The stage has not been drawn yet. Ask again when it is ready.'))
  const { gl } = root
  root.draw()
  return new Promise((resolve, reject) => {
    gl.domElement.toBlob(blob => {
      if (blob) resolve(blob)
      else reject(new Error('The browser gave no image of the stage. It may be out of memory.'))
    })
  })
}
