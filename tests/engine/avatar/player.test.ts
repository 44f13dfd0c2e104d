import { describe, expect, it } from 'vitest'
import {
  boneIndex,
  chooseWearer,
  clips,
  createClipPlayer,
  createSkeleton,
  scaleOf,
} from '../../../engine/avatar/index.ts'
import { magnitude, subtract, type Vector } from '../../../engine/geometry/vector.ts'
import { joints } from '../../support/wearer.ts'

const skeleton = createSkeleton(joints)
const handOf = (player: ReturnType<typeof createClipPlayer>): Vector =>
  player.pose().places[boneIndex('handLeft')] ?? [0, 0, 0]

describe('a player of clips', () => {
  it('changes from one clip to another without a jump', () => {
    const player = createClipPlayer(skeleton, clips.offensive_idle)
    player.step(0.5)
    const before = handOf(player)
    player.play(clips.jumping_jacks)
    expect(magnitude(subtract(handOf(player), before))).toBeLessThan(1e-6)
    let last = before
    for (let frame = 0; frame < 60; frame++) {
      player.step(1 / 60)
      expect(magnitude(subtract(handOf(player), last))).toBeLessThan(0.2)
      last = handOf(player)
    }
  })

  it('goes on where it was after its clip has ended, and to any moment', () => {
    const player = createClipPlayer(skeleton, clips.clapping)
    player.step(clips.clapping.seconds + 0.25)
    expect(player.time()).toBeCloseTo(0.25)
    player.seek(-0.1)
    expect(player.time()).toBeCloseTo(clips.clapping.seconds - 0.1)
  })
})

describe('the choice of a wearer', () => {
  it('wears the defaults for what it does not know, and says so', () => {
    const chosen = chooseWearer({ avatar: 'nobody', animation: 'flying', boots: 'clogs', hair: 'short' })
    expect(chosen).toMatchObject({
      avatar: 'beckham',
      animation: 'offensive_idle',
      boots: 'adidas_11pro',
      hair: 'short',
    })
    expect(chosen.unknown).toEqual(['avatar', 'animation', 'boots'])
  })

  it('is as wide and as tall as the build that was chosen', () => {
    const youth = scaleOf(chooseWearer({ build: 'youth' }))
    expect(youth.tall).toBeLessThan(scaleOf(chooseWearer({})).tall)
    expect(scaleOf(chooseWearer({ build: 'strong' })).wide).toBeGreaterThan(1)
    expect(chooseWearer({ build: 'giant' })).toMatchObject({ build: 'regular', unknown: ['build'] })
  })

  it('leaves boots and hair to the avatar when nobody asks', () => {
    expect(chooseWearer({ avatar: 'player_3' })).toMatchObject({ boots: 'adidas_11pro', hair: 'buzz', unknown: [] })
  })
})
