import type { Clip } from '../clip.ts'
import type { Key } from '../curve.ts'

/** Steps from side to side, knees on every beat; arms thrown across, opened and pushed up. */
export const hipHopDancing: Clip = {
  seconds: 3.4,
  beats: 8,
  pelvis: [...bounce([0.07, 0.075, -0.07, -0.075, 0.05, -0.05, 0.06, -0.02])],
  hips: [
    [0, 10, 14, -10],
    [1, 8, 10, -6],
    [2, 10, -14, 10],
    [3, 8, -10, 6],
    [4, 14, 20, -4],
    [5, 14, -20, 4],
    [6, 4, 12, -8],
    [7, 8, 0, 0],
  ],
  spine: [
    [0, 10, -8, 8],
    [0.5, 2, -6, 4],
    [1, 12, -6, 6],
    [1.5, 3, 0, 0],
    [2, 10, 8, -8],
    [2.5, 2, 6, -4],
    [3, 12, 6, -6],
    [3.5, 3, 0, 0],
    [4, 16, -12, 0],
    [4.5, 6, 0, 0],
    [5, 16, 12, 0],
    [5.5, 4, 0, 0],
    [6, -8, -8, 6],
    [6.6, -6, -6, 4],
    [7, 8, 0, 0],
    [7.5, 0, 0, 0],
  ],
  chest: [
    [0, 6, -10, 2],
    [0.5, -8, -6, 0],
    [1, 6, -10, 2],
    [1.5, -8, 0, 0],
    [2, 6, 10, -2],
    [2.5, -8, 6, 0],
    [3, 6, 10, -2],
    [3.5, -8, 0, 0],
    [4, 8, -12, 0],
    [5, 8, 12, 0],
    [6, -12, -8, 0],
    [6.6, -10, -8, 0],
    [7, 4, 0, 0],
  ],
  head: [
    [0, -12, 12, -10],
    [0.5, 2, 10, -6],
    [1, -12, 12, -8],
    [1.5, 2, 0, 0],
    [2, -12, -12, 10],
    [2.5, 2, -10, 6],
    [3, -12, -12, 8],
    [3.5, 2, 0, 0],
    [4, -14, 14, 0],
    [5, -14, -14, 0],
    [6, -2, 10, -8],
    [7, -6, 0, 0],
  ],
  armLeft: {
    hand: [
      [0, -0.1, -0.1, 0.32],
      [0.5, 0.3, -0.16, 0.26],
      [1, -0.1, -0.06, 0.33],
      [1.5, 0.34, -0.1, 0.24],
      [2, 0.42, 0.04, 0.2],
      [2.5, 0.28, -0.2, 0.24],
      [3, 0.44, 0.08, 0.18],
      [3.5, 0.22, -0.2, 0.26],
      [4, 0.16, -0.36, 0.34],
      [4.5, 0.24, -0.2, 0.2],
      [5, 0.24, -0.28, 0.14],
      [5.5, 0.22, -0.1, 0.24],
      [6, 0.2, 0.46, 0.12],
      [6.6, 0.22, 0.43, 0.12],
      [7, 0.22, -0.14, 0.28],
      [7.5, 0.28, -0.2, 0.24],
    ],
    elbow: [
      [0, 0.85, -0.3, 0.1],
      [2, 0.6, -0.7, -0.3],
      [4, 0.9, -0.2, -0.3],
      [6, 0.9, 0, 0.3],
      [7, 0.8, -0.5, -0.2],
    ],
    palm: [
      [0, 0, -0.7, -0.6],
      [2, -0.2, -0.5, 0.8],
      [4, -0.3, -0.6, -0.6],
      [6, -0.1, 0.3, 0.9],
      [7, -0.4, -0.8, 0],
    ],
    curl: [
      [0, 60],
      [2, 10],
      [4, 60],
      [6, 0],
      [7, 40],
    ],
  },
  armRight: {
    hand: [
      [0, -0.42, 0.04, 0.2],
      [0.5, -0.28, -0.2, 0.24],
      [1, -0.44, 0.08, 0.18],
      [1.5, -0.22, -0.2, 0.26],
      [2, 0.1, -0.1, 0.32],
      [2.5, -0.3, -0.16, 0.26],
      [3, 0.1, -0.06, 0.33],
      [3.5, -0.34, -0.1, 0.24],
      [4, -0.24, -0.28, 0.14],
      [4.5, -0.24, -0.2, 0.2],
      [5, -0.16, -0.36, 0.34],
      [5.5, -0.22, -0.1, 0.24],
      [6, -0.2, -0.38, 0.16],
      [6.6, -0.22, -0.38, 0.16],
      [7, -0.22, -0.14, 0.28],
      [7.5, -0.28, -0.2, 0.24],
    ],
    elbow: [
      [0, -0.6, -0.7, -0.3],
      [2, -0.85, -0.3, 0.1],
      [4, -0.9, -0.2, -0.3],
      [6, -0.9, -0.2, -0.3],
    ],
    palm: [
      [0, 0.2, -0.5, 0.8],
      [2, 0, -0.7, -0.6],
      [4, 0.3, -0.6, -0.6],
      [7, 0.4, -0.8, 0],
    ],
    curl: [
      [0, 10],
      [2, 60],
      [4, 60],
      [7, 40],
    ],
  },
  legLeft: [
    [0, 0.25, 0.1, 18, 0, 0],
    [1.5, 0.25, 0.1, 18, 0, 0],
    [1.8, 0.2, 0.11, 14, 20, 0.07],
    [2, 0.11, 0.12, 12, 18, 0],
    [2.4, 0.11, 0.12, 12, 24, 0],
    [3.5, 0.11, 0.12, 12, 20, 0],
    [3.8, 0.17, 0.12, 14, 14, 0.06],
    [4.1, 0.21, 0.1, 16, 4, 0],
    [5, 0.21, 0.1, 16, 0, 0],
    [7.4, 0.21, 0.1, 16, 4, 0],
    [7.7, 0.235, 0.1, 16, 14, 0.05],
  ],
  legRight: [
    [0, -0.11, 0.12, -12, 18, 0],
    [0.4, -0.11, 0.12, -12, 24, 0],
    [1.5, -0.11, 0.12, -12, 16, 0],
    [1.8, -0.18, 0.11, -14, 14, 0.06],
    [2, -0.25, 0.1, -18, 0, 0],
    [5.5, -0.25, 0.1, -18, 0, 0],
    [5.8, -0.2, 0.12, -14, 20, 0.06],
    [6.1, -0.14, 0.14, -12, 30, 0],
    [7.4, -0.14, 0.14, -12, 22, 0],
    [7.7, -0.12, 0.13, -12, 24, 0.03],
  ],
}

/** Down on each beat and up between; `to` is how far aside the weight is on each. */
function bounce(to: readonly number[]): readonly Key[] {
  return to.flatMap((x, beat): readonly Key[] => {
    const next = to[(beat + 1) % to.length] ?? 0
    return [
      [beat, x, -0.1, -0.02],
      [beat + 0.5, (x + next) / 2, -0.045, -0.01],
    ]
  })
}

const waveBeats = 8
/** Beats that the wave takes from one joint to the next. */
const perJoint = 0.55

/** How high a joint is lifted by the wave, from -1 to 1, `joints` away from the left hand; it goes over and comes back. */
function waveAt(beat: number, joints: number): number {
  const pulse = (centre: number) => {
    const away = beat - centre
    const nearest = away - Math.round(away / waveBeats) * waveBeats
    return Math.exp(-((nearest / 0.62) ** 2))
  }
  const over = pulse(0.9 + joints * perJoint)
  const back = pulse(0.9 + (16 - joints) * perJoint - waveBeats * 0.12)
  return Math.min(1, over + back)
}

const sampled = (of: (beat: number) => readonly number[]): readonly Key[] =>
  Array.from({ length: waveBeats * 4 }, (_, at): Key => [at / 4, ...of(at / 4)])

/** Joints from the left hand: hand 0, wrist 1, elbow 2, shoulder 3, chest 4, then the right arm. */
function waveArm(side: 1 | -1, joint: (fromHand: number) => number) {
  const lift = (fromHand: number) => (beat: number) => waveAt(beat, joint(fromHand))
  const [hand, wrist, elbow, shoulder] = [lift(0), lift(1), lift(2), lift(3)]
  return {
    upper: sampled(beat => [side, 0.55 * elbow(beat) - 0.2 - 0.25 * shoulder(beat), 0.16]),
    fore: sampled(beat => [side, 0.85 * wrist(beat) - 0.75 * elbow(beat) + 0.02, 0.2]),
    point: sampled(beat => [side, 1.1 * hand(beat) - 1 * wrist(beat), 0.12]),
    palm: [[0, 0, -1, 0.1]] as const,
    curl: sampled(beat => [12 - 16 * hand(beat) + 24 * wrist(beat)]),
    shoulder: sampled(beat => [16 * shoulder(beat), 0]),
  }
}

/** A wave that runs from one hand through shoulders and chest into the other, and back. */
export const waveHipHopDance: Clip = {
  seconds: 4.2,
  beats: waveBeats,
  pelvis: sampled(beat => [
    0.05 * Math.sin((beat / waveBeats) * 2 * Math.PI - 0.8),
    -0.075 - 0.02 * Math.cos(beat * 2 * Math.PI) + 0.025 * waveAt(beat, 4),
    -0.015,
  ]),
  hips: sampled(beat => [
    4,
    6 * Math.sin((beat / waveBeats) * 2 * Math.PI),
    -5 * Math.sin((beat / waveBeats) * 2 * Math.PI),
  ]),
  spine: sampled(beat => [6 - 12 * waveAt(beat, 4), 0, 9 * (waveAt(beat, 5) - waveAt(beat, 3))]),
  chest: sampled(beat => [4 - 12 * waveAt(beat, 4.4), 0, 8 * (waveAt(beat, 5) - waveAt(beat, 3))]),
  head: sampled(beat => [
    -4 + 8 * waveAt(beat, 4.5),
    24 * (waveAt(beat, 1) + waveAt(beat, 2) - waveAt(beat, 6) - waveAt(beat, 7)),
    8 * (waveAt(beat, 3) - waveAt(beat, 5)),
  ]),
  armLeft: waveArm(1, fromHand => fromHand),
  armRight: waveArm(-1, fromHand => 8 - fromHand),
  legLeft: [[0, 0.17, 0.1, 16, 0, 0]],
  legRight: [[0, -0.17, 0.1, -16, 0, 0]],
}
