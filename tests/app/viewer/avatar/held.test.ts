import { type Mesh, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { createHeld } from '../../../../app/viewer/avatar/held.ts'
import {
  type ClipId,
  clipIds,
  clips,
  createSkeleton,
  frameOf,
  heldIn,
  poseOf,
} from '../../../../engine/avatar/index.ts'
import { joints } from '../../../support/wearer.ts'

const skeleton = createSkeleton(joints)
const kit = { main: '#123456', second: '#eeeeee' }
const poseAt = (id: ClipId, share: number) => poseOf(skeleton, frameOf(clips[id], share * clips[id].seconds))

function holding(id: ClipId, share: number, scale = { wide: 1, tall: 1 }) {
  const held = createHeld(skeleton, kit)
  const pose = poseAt(id, share)
  held.show(id, share, { pose, scale })
  held.group.updateMatrixWorld(true)
  return { held, pose }
}

describe('what is drawn in the hands', () => {
  it.each(clipIds)('is seen in %s if that has it', id => {
    expect(holding(id, 0.2).held.group.visible).toBe(['fishing_cast', 'golf_drive'].includes(id))
  })

  it('lies in the hand that carries it, of a narrow and tall figure too', () => {
    const scale = { wide: 0.9, tall: 1.05 }
    const { held, pose } = holding('golf_drive', 0.3, scale)
    const [club] = held.group.children
    const { grip } = heldIn(skeleton, pose, 'Left')
    const wanted = new Vector3(...grip).multiply(new Vector3(scale.wide, scale.tall, scale.wide))
    expect(new Vector3().setFromMatrixPosition(club?.matrixWorld ?? held.group.matrix).distanceTo(wanted)).toBeLessThan(
      1e-6,
    )
  })

  it('is put away when the next clip has something else', () => {
    const { held } = holding('golf_drive', 0)
    held.show('fishing_cast', 0, { pose: poseAt('fishing_cast', 0), scale: { wide: 1, tall: 1 } })
    const [club, ball, rod, float, line] = held.group.children
    expect([club, ball, rod, float, line].map(each => each?.visible)).toEqual([false, false, true, true, true])
  })

  it.each([0, 0.25, 0.5, 0.9])('has a line from the end of the rod to the float at %s of the cast', share => {
    const [, float, line] = holding('fishing_cast', share).held.group.children
    const end = new Vector3(0, 0, 1).applyMatrix4((line as Mesh).matrixWorld)
    expect(end.distanceTo(float?.position ?? new Vector3())).toBeLessThan(1e-4)
  })

  it('gives back what it drew with', () => {
    const { held } = holding('fishing_cast', 0)
    let given = 0
    held.group.traverse(each => {
      if ('geometry' in each) (each as Mesh).geometry.addEventListener('dispose', () => given++)
    })
    held.dispose()
    expect(given).toBe(8)
  })
})
