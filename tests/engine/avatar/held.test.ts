import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  avatarIds,
  boneIndex,
  clipIds,
  clips,
  createSkeleton,
  frameOf,
  heldIn,
  heldScale,
  poseOf,
  readJoints,
} from '../../../engine/avatar/index.ts'
import { add, dot, magnitude, scale, subtract } from '../../../engine/geometry/vector.ts'

const baked = JSON.parse(readFileSync('app/viewer/avatar/baked/bake.json', 'utf8'))
const holding = clipIds.filter(id => frameOf(clips[id], 0).held)
/** From the grip to the end that hits, in m. */
const clubLength = 0.93

function timesOf(avatar: string, id: (typeof clipIds)[number]) {
  const skeleton = createSkeleton(readJoints(baked[avatar].joints))
  const clip = clips[id]
  return Array.from({ length: 120 }, (_, at) => {
    const frame = frameOf(clip, (at / 120) * clip.seconds)
    const pose = poseOf(skeleton, frame)
    if (!frame.held) throw new Error(`Nobody holds anything in ${id}.`)
    const { held } = frame
    const other = held.by === 'Left' ? 'Right' : 'Left'
    const size = heldScale(skeleton.joints)
    return { held, pose, size, place: heldIn(skeleton, pose, held.by), other: heldIn(skeleton, pose, other) }
  })
}

describe('what somebody holds', () => {
  it('is a club in the drive and a rod in the cast, and nothing in any other clip', () => {
    expect(holding.map(id => [id, frameOf(clips[id], 0).held?.thing])).toEqual([
      ['fishing_cast', 'rod'],
      ['golf_drive', 'club'],
    ])
  })

  it.each(avatarIds.flatMap(avatar => holding.map(id => [avatar, id] as const)))(
    'stays in both hands of %s in %s, and out of the head',
    (avatar, id) => {
      for (const { held, pose, size, place, other } of timesOf(avatar, id)) {
        expect(dot(place.way, place.across)).toBeCloseTo(0)
        expect(magnitude(place.way)).toBeCloseTo(1)
        const [along, across, aside] = scale(held.other, size)
        const wanted = add(add(scale(place.way, along), scale(place.across, across)), scale(place.aside, aside))
        const missing = magnitude(subtract(other.grip, add(place.grip, wanted)))
        if (held.joined === 1) expect(missing).toBeLessThan(0.02)
        const [head, crown] = [pose.places[boneIndex('head')], pose.turns[boneIndex('head')]]
        if (!head || !crown) throw new Error('There is no head.')
        const middle = add(head, scale([crown[0][1], crown[1][1], crown[2][1]], 0.1))
        const steps = Array.from({ length: 50 }, (_, step) => 0.02 * step - 0.08)
        const away = steps.map(step => magnitude(subtract(add(place.grip, scale(place.way, step * size)), middle)))
        expect(Math.min(...away)).toBeGreaterThan(0.115)
      }
    },
  )

  it.each(avatarIds)('is over the ground, and where the ball is when %s hits it', avatar => {
    const times = timesOf(avatar, 'golf_drive').map(({ held, size, place }) => ({
      end: add(place.grip, scale(place.way, clubLength * size)),
      ball: scale(held.sent, size),
    }))
    for (const { end } of times) expect(end[1]).toBeGreaterThan(0.02)
    const lies = times.filter(({ ball }) => ball[1] < 0.05)
    const nearest = lies.map(({ end, ball }) => magnitude(subtract(end, ball)))
    expect(nearest[0]).toBeLessThan(0.08)
    // Just before it flies.
    expect(Math.min(...nearest.slice(40))).toBeLessThan(0.12)
  })
})

describe('a float', () => {
  it('hangs from the rod until it is cast, lies ahead, and is reeled in', () => {
    const times = timesOf('beckham', 'fishing_cast').map(({ held }) => held)
    expect(times[0]?.free).toBe(0)
    const lying = times.filter(({ free, sent }) => free === 1 && sent[1] < 0.0201)
    expect(lying.length).toBeGreaterThan(40)
    const far = lying.map(({ sent }) => sent[2])
    expect(far).toEqual(far.toSorted((a, b) => b - a))
    expect(times.at(-1)?.free).toBe(0)
  })
})
