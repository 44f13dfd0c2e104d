import { type AvatarId, type BootId, type HairStyle, type Joints, readJoints } from '../../../engine/avatar/index.ts'
import records from './baked/bake.json' with { type: 'json' }

const files = import.meta.glob<string>('./baked/*.glb', { query: '?url', import: 'default', eager: true })

/** The mesh of a figure, and what of it the mesh does not weight. */
export interface BakedFigure {
  readonly address: string
  readonly joints: Joints
  readonly headMiddle: readonly [number, number, number]
  readonly headSize: number
  readonly eyes: number
  readonly eyeTilt: number
}

export function bakedFigure(id: AvatarId): BakedFigure {
  const { joints, headMiddle, headSize, eyes, eyeTilt } = records[id]
  return { address: addressOf(id), joints: readJoints(joints), headMiddle: three(headMiddle), headSize, eyes, eyeTilt }
}

export const bakedHair = (style: HairStyle): string => addressOf(`hair-${style}`)

/** A pair of boots, and the ankle that it was made for. */
export function bakedBoots(id: BootId): {
  readonly address: string
  readonly ankle: readonly [number, number, number]
} {
  return { address: addressOf(`boots-${id}`), ankle: three(records[`boots-${id}`].ankle) }
}

const three = ([x = 0, y = 0, z = 0]: readonly number[]): readonly [number, number, number] => [x, y, z]

function addressOf(name: string): string {
  const address = files[`./baked/${name}.glb`]
  if (address === undefined) throw new Error(`There is no mesh "${name}". Run \`npm run bake:avatars\`.`)
  return address
}
