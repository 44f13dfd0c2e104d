import type { Size } from '../../document/measures.ts'
import type { HeadShape } from './headShape.ts'

/** A person whom a kit is shown on, as the tailor shapes one. */
export interface WearerShape {
  /** Of the figure of the tailor, and of the kit. */
  readonly size: Size
  readonly head: HeadShape
  /** How much muscle lies on arms and legs, 1 for an athlete. */
  readonly muscle: number
  readonly hands: number
  readonly beard: boolean
}

const adult: HeadShape = {
  ...{ size: 1.09, jaw: 1, chin: 1, cheekbones: 1, fullness: 1, brow: 1 },
  ...{ noseWidth: 1.05, noseLength: 1, noseBridge: 1, lips: 1, eyes: 1, eyeTilt: 0.1, neck: 1 },
}

/** By the id of the avatar. */
export const wearerShapes: Readonly<Record<string, WearerShape>> = {
  base: {
    size: 'M',
    head: {
      ...adult,
      jaw: 0.86,
      chin: 0.92,
      fullness: 0.97,
      brow: 0.5,
      noseWidth: 0.98,
      noseBridge: 0.9,
      lips: 1.12,
      eyes: 1.06,
      eyeTilt: 0.14,
      neck: 0.9,
    },
    muscle: 0.8,
    hands: 1,
    beard: false,
  },
  beckham: {
    size: 'M',
    head: { ...adult, jaw: 1.06, chin: 1.08, cheekbones: 1.15, brow: 1.1, noseBridge: 1.1 },
    muscle: 1.05,
    hands: 1.05,
    beard: false,
  },
  player_2: {
    size: 'S',
    head: {
      ...adult,
      size: 1.06,
      jaw: 0.8,
      chin: 0.86,
      cheekbones: 1.1,
      fullness: 0.94,
      brow: 0.3,
      noseWidth: 0.95,
      noseLength: 0.93,
      noseBridge: 0.88,
      lips: 1.2,
      eyes: 1.1,
      eyeTilt: 0.16,
      neck: 0.84,
    },
    muscle: 0.7,
    hands: 0.95,
    beard: false,
  },
  player_3: {
    size: 'XL',
    head: {
      ...adult,
      size: 1.1,
      jaw: 1.08,
      chin: 1.08,
      fullness: 1.08,
      brow: 1.35,
      noseWidth: 1.28,
      noseLength: 1.04,
      lips: 1.22,
      eyes: 0.97,
      eyeTilt: 0.07,
      neck: 1.12,
    },
    muscle: 1.25,
    hands: 1.12,
    beard: true,
  },
  player_4: {
    size: 'S',
    head: {
      ...adult,
      size: 1.14,
      jaw: 0.84,
      chin: 0.86,
      cheekbones: 0.8,
      fullness: 1.04,
      brow: 0.4,
      noseWidth: 1,
      noseLength: 0.86,
      noseBridge: 0.8,
      eyes: 1.16,
      eyeTilt: 0.09,
      neck: 0.84,
    },
    muscle: 0.6,
    hands: 0.98,
    beard: false,
  },
}
