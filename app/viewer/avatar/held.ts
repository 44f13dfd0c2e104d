import { Group, Matrix4, Mesh, Vector3 } from 'three'
import {
  type ClipId,
  clips,
  type FigureScale,
  frameOf,
  type HeldThing,
  heldIn,
  heldScale,
  type Pose,
  type Skeleton,
} from '../../../engine/avatar/index.ts'
import type { BodyMaterial } from './bodyMaterial.ts'
import type { WornColours } from './clothing.ts'
import { type DrawnThing, drawThing, heldLengths } from './heldThings.ts'

/** What somebody holds while the clip that is shown asks for it. */
export interface Held {
  readonly group: Group
  /** Goes with the hands in a pose of a clip, of which a share is over. */
  show(clip: ClipId, share: number, moved: { readonly pose: Pose; readonly scale: FigureScale }): void
  dispose(): void
}

/** How far below the end of a rod the float hangs, in m. */
const hanging = 0.5

export function createHeld(skeleton: Skeleton, kit: WornColours): Held {
  const group = new Group()
  const size = heldScale(skeleton.joints)
  const drawn = new Map<HeldThing, DrawnThing>()
  const [end, away, basis] = [new Vector3(), new Vector3(), new Matrix4()]

  /** Made when it is held first. */
  const made = (thing: HeldThing): DrawnThing => {
    const known = drawn.get(thing)
    if (known) return known
    const next = drawThing(thing, kit)
    next.group.matrixAutoUpdate = false
    group.add(next.group, next.sent)
    if (next.line) group.add(next.line)
    drawn.set(thing, next)
    return next
  }
  return {
    group,
    show(id, share, { pose, scale: { wide, tall } }) {
      const clip = clips[id]
      const frame = frameOf(clip, share * clip.seconds).held
      group.visible = frame !== null
      if (!frame) return
      const thing = made(frame.thing)
      for (const [name, each] of drawn) {
        for (const mesh of [each.group, each.sent, each.line]) if (mesh) mesh.visible = name === frame.thing
      }
      const { grip, way, across, aside } = heldIn(skeleton, pose, frame.by)
      basis.makeBasis(new Vector3(...aside).negate(), new Vector3(...across), new Vector3(...way))
      thing.group.matrix
        .copy(basis)
        .setPosition(...grip)
        .scale(new Vector3(size, size, size))
      thing.group.matrix.premultiply(new Matrix4().makeScale(wide, tall, wide))
      thing.group.matrixWorldNeedsUpdate = true
      const hand = new Vector3(...heldIn(skeleton, pose, frame.by === 'Left' ? 'Right' : 'Left').grip)
      hand
        .sub(new Vector3(...grip))
        .applyMatrix4(basis.clone().transpose())
        .divideScalar(size)
      thing.show(frame, [hand.x, hand.y, hand.z])

      end.set(0, frame.bend, heldLengths[frame.thing]).applyMatrix4(thing.group.matrix)
      away.set(...frame.sent).multiplyScalar(size)
      thing.sent.position.copy(end).lerp(away, frame.free)
      thing.sent.position.y += (frame.free - 1) * hanging
      if (!thing.line) return
      thing.line.position.copy(end)
      thing.line.lookAt(thing.sent.position)
      thing.line.scale.z = end.distanceTo(thing.sent.position)
    },
    dispose() {
      group.traverse(each => {
        if (!(each instanceof Mesh)) return
        each.geometry.dispose()
        ;(each.material as BodyMaterial).dispose()
      })
    },
  }
}
