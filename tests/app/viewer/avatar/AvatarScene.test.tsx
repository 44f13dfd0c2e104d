import { act, render } from '@testing-library/react'
import { Box3, Group, PerspectiveCamera, Vector3, WebGLRenderer } from 'three'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AvatarScene, type PaintedWearer } from '../../../../app/viewer/avatar/AvatarScene.tsx'
import type { AvatarStageProps } from '../../../../app/viewer/avatar/avatarProps.ts'
import type { DressedWearer } from '../../../../app/viewer/avatar/dressWearer.ts'
import { createWearerBones } from '../../../../app/viewer/avatar/wearerBones.ts'
import { createCameraRig } from '../../../../app/viewer/cameraRig.ts'
import type { PrepareImage, StageRoot } from '../../../../app/viewer/stageRoot.ts'
import { StageRootContext } from '../../../../app/viewer/useStageRoot.ts'
import { type ClipPlayer, chooseWearer, createSkeleton } from '../../../../engine/avatar/index.ts'
import { createState } from '../../../../engine/index.ts'
import { joints } from '../../../support/wearer.ts'

afterEach(() => vi.restoreAllMocks())

const none = { top: 0, right: 0, bottom: 0, left: 0 }

/** Somebody without cloth on a stage whose images are drawn by hand. */
function danceOn(change: Partial<AvatarStageProps> = {}, isReduced = false) {
  const canvas = document.createElement('canvas')
  const preparations = new Set<PrepareImage>()
  let requested = 0
  const gl: WebGLRenderer = Object.assign(Object.create(WebGLRenderer.prototype), {
    domElement: canvas,
    getPixelRatio: () => 1,
    initTexture: () => {},
    capabilities: { getMaxAnisotropy: () => 1 },
    shadowMap: {},
  })
  const root: StageRoot = {
    gl,
    camera: new PerspectiveCamera(),
    density: 1,
    size: createState({ width: 400, height: 300 }),
    nextImage: () => Promise.resolve(),
    retire: material => material.dispose(),
    isHeld: () => false,
    isDrawing: () => false,
    isFree: () => true,
    isSlow: () => false,
    add: () => () => {},
    beforeImage(prepare) {
      preparations.add(prepare)
      return () => preparations.delete(prepare)
    },
    invalidate: () => {
      requested++
    },
    draw() {},
    dispose() {},
  }
  const skeleton = createSkeleton(joints)
  const shown: unknown[] = []
  const dressed: DressedWearer = {
    wearer: {
      group: new Group(),
      skeleton,
      bones: createWearerBones(skeleton),
      skin: [],
      body: {
        positions: new Float32Array(),
        normals: new Float32Array(),
        bones: new Uint8Array(),
        shares: new Float32Array(),
      },
      head: { middle: [0, 1.63, 0], size: 1, skin: [], hair: [] },
      show: pose => shown.push(pose),
      hold() {},
      feel() {},
      dispose() {},
    },
    garment: { addresses: [], group: new Group(), pieces: [], bounds: new Box3(), dispose() {} },
    swaying: { follow() {}, isReady: () => true, show() {}, dispose() {} },
    dispose() {},
  }
  const rig = createCameraRig({ view: 'front', reducedMotion: () => isReduced })
  const lost = vi.fn()
  const subject = {}
  const props: AvatarStageProps = {
    models: [],
    wearer: chooseWearer({ animation: 'samba_dancing' }),
    kit: { main: '#111111', second: '#eeeeee' },
    label: '',
    subject,
    covered: none,
    view: 'free',
    isPlaying: true,
    speed: 1,
    artworkOf: panel => createState({ panel, groups: [] }),
    panels: [],
    fabric: 'jersey',
    imageOf: () => null,
    onTurned() {},
    onReady() {},
    onLost: lost,
    onFailed() {},
    ...change,
  }
  const stage = { current: document.createElement('div') }
  const player: { current: ClipPlayer | null } = { current: null }
  const painted: { current: PaintedWearer | null } = { current: null }
  const room = new Box3(new Vector3(-1, 0, -1), new Vector3(1, 2, 1))
  render(
    <StageRootContext value={root}>
      <AvatarScene {...{ dressed, rig, room, stage, player, painted, props }} reducedMotion={() => isReduced} />
    </StageRootContext>,
  )
  /** Draws an image; says whether another one was requested. */
  const draw = (): boolean => {
    requested = 0
    act(() => {
      for (const prepare of preparations) prepare(false)
    })
    return requested > 0
  }
  return { subject, canvas, draw, rig, lost, shown, player, painted, isRequested: () => requested > 0 }
}

const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

describe('somebody who dances', () => {
  it('rests while nobody sees the page, and goes on where they were', () => {
    const { draw, isRequested, player } = danceOn()
    expect(draw()).toBe(true)
    see('hidden')
    expect(draw()).toBe(false)
    const before = player.current?.time() ?? 0
    see('visible')
    expect(isRequested()).toBe(true)
    expect(draw()).toBe(true)
    expect((player.current?.time() ?? 0) - before).toBeLessThan(0.11)
  })

  it('tells of a lost context in the middle of a dance, and is drawn again when it is back', () => {
    const { canvas, draw, isRequested, lost } = danceOn()
    draw()
    act(() => void canvas.dispatchEvent(new Event('webglcontextlost')))
    expect(lost).toHaveBeenCalledOnce()
    act(() => void canvas.dispatchEvent(new Event('webglcontextrestored')))
    expect(isRequested()).toBe(true)
    expect(draw()).toBe(true)
  })

  it('stands still when paused: one image and no more', () => {
    const { draw } = danceOn({ isPlaying: false })
    expect(draw()).toBe(false)
  })

  it('is what was painted last', () => {
    const { draw, painted, subject } = danceOn()
    expect(painted.current).toBeNull()
    draw()
    expect(painted.current?.subject).toBe(subject)
  })
})

describe('the camera on its path', () => {
  it('goes round somebody who dances', () => {
    const clock = vi.spyOn(performance, 'now')
    clock.mockReturnValue(1000)
    const { draw, rig } = danceOn({ path: 'round' })
    draw()
    const before = rig.orbit().azimuth
    clock.mockReturnValue(1090)
    draw()
    expect(rig.orbit().azimuth).toBeGreaterThan(before)
  })

  it('stands still where people want less motion', () => {
    const { draw, rig } = danceOn({ path: 'round' }, true)
    const before = rig.orbit()
    draw()
    draw()
    expect(rig.orbit()).toEqual(before)
  })
})
