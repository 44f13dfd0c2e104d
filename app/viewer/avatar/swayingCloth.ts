import type { Mesh } from 'three'
import {
  type BoundCloth,
  type ClipId,
  clothBoxOf,
  fitSway,
  readSway,
  type Skin,
  type Spread,
  type Sway,
  spreaderOf,
  swayAt,
} from '../../../engine/avatar/index.ts'
import { swayUrlOf } from '../../../plugins/sways.ts'
import type { GarmentModel } from '../garment.ts'
import { pointsOf } from './bodyPoints.ts'
import { type LooseCloth, loosen } from './looseCloth.ts'

/** A kit that sways as its wearer moves. */
export interface SwayingCloth {
  /** Fetches how the kit sways along a clip. Until it has come, and where it does not come, cloth follows bones alone. */
  follow(clip: ClipId, onCome: () => void): void
  /** Whether nothing more comes for the clip that is followed. */
  isReady(): boolean
  /** How the cloth is when a share of the clip is over, `blend` of the way, 0 to 1, from how it was before. */
  show(share: number, blend: number): void
  dispose(): void
}

/** A piece as it hangs, and as it moves. */
interface LoosePiece {
  readonly positions: Float32Array
  readonly cloth: LooseCloth
  readonly spread: Spread
}

/** One file of the kit with all that is cut from it. */
interface Part {
  readonly model: string
  readonly meshes: readonly Mesh[]
  /** How each of them hangs; what lies below other cloth is drawn in later. */
  readonly hanging: readonly BoundCloth[]
  loose: readonly LoosePiece[]
  sway: Sway | null
  /** How far points are off now, and how far they were when another clip began. */
  now: Float32Array
  before: Float32Array
}

/**
 * @param worn bound to bones, piece by piece as in `garment`, which hangs
 * @param skin all of its wearer's, for the sway was found on somebody else
 */
export function createSwayingCloth(garment: GarmentModel, worn: GarmentModel, skin: Skin): SwayingCloth {
  const parts = partsOf(garment, worn)
  let followed: ClipId | null = null
  let isReady = false

  const load = async (clip: ClipId) => {
    const sways = await Promise.all(parts.map(({ model }) => fetchSway(model, clip)))
    for (const [at, part] of parts.entries()) {
      const sway = await fitted(part, sways[at] ?? null, skin)
      if (followed !== clip) return
      begin(part, sway)
    }
  }
  return {
    follow(clip, onCome) {
      if (clip === followed) return
      followed = clip
      isReady = false
      for (const part of parts) part.sway = null
      const end = () => {
        if (followed !== clip) return
        isReady = true
        onCome()
      }
      load(clip)
        .catch(() => {
          // Cloth that cannot be told how to sway hangs as its wearer's bones carry it.
          if (followed === clip) for (const part of parts) begin(part, null)
        })
        .then(end)
    },
    isReady: () => isReady,
    show(share, blend) {
      for (const part of parts) showPart(part, share, blend)
    },
    dispose() {
      followed = null
      for (const { loose } of parts) for (const { cloth } of loose) cloth.dispose()
    },
  }
}

function partsOf({ addresses, group, pieces }: GarmentModel, worn: GarmentModel): readonly Part[] {
  const nothing = new Float32Array()
  return addresses.map((model, index): Part => {
    // What lines a piece hangs in no file of its own.
    const isOf = (mesh: Mesh) => Math.max(0, mesh.parent ? group.children.indexOf(mesh.parent) : 0) === index
    const meshes = worn.pieces.flatMap(({ mesh }, at) => (pieces[at] && isOf(pieces[at].mesh) ? [mesh] : []))
    return { model, meshes, hanging: meshes.map(boundCloth), loose: [], sway: null, now: nothing, before: nothing }
  })
}

/** A sway as it fits its wearer; the first one that comes says which points go with which. */
async function fitted(part: Part, sway: Sway | null, skin: Skin): Promise<Sway | null> {
  if (sway && part.loose.length === 0) part.loose = await loosened(part, sway)
  return sway && unhurried(fitSway(sway, part.loose, skin))
}

async function loosened({ meshes, hanging }: Part, sway: Sway): Promise<readonly LoosePiece[]> {
  const spreader = spreaderOf(sway, clothBoxOf(...hanging.map(({ positions }) => positions)))
  const loose: LoosePiece[] = []
  for (const [at, mesh] of meshes.entries()) {
    const cloth = hanging[at]
    if (cloth) loose.push({ positions: cloth.positions, spread: spreader(cloth), cloth: loosen(mesh) })
    await nextTask()
  }
  return loose
}

/** From where cloth is now, it goes over to another sway; to none at all, where it is not told. */
function begin(part: Part, sway: Sway | null): void {
  if (sway && part.now.length === 0) part.now = new Float32Array(sway.mean.length)
  part.before = part.now.slice()
  part.sway = sway ?? { ...still, mean: new Float32Array(part.now.length) }
}

const still = {
  points: new Float32Array(),
  weights: { bones: new Uint8Array(), shares: new Uint8Array() },
  shapes: [],
  frames: [new Float32Array()],
}

/** What a piece of work comes to that is done in many tasks, so that a page answers in between. */
async function unhurried<Result>(work: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    await nextTask()
  }
}

const nextTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

function boundCloth({ geometry }: Mesh): BoundCloth {
  const { skinIndex, skinWeight } = geometry.attributes
  return {
    positions: pointsOf(geometry).positions,
    weights: { bones: Uint8Array.from(skinIndex?.array ?? []), shares: Uint8Array.from(skinWeight?.array ?? []) },
  }
}

function showPart({ sway, loose, now, before }: Part, share: number, blend: number): void {
  if (!sway) return
  swayAt(sway, share, now)
  if (blend < 1) for (let at = 0; at < now.length; at++) now[at] = mix(before[at] as number, now[at] as number, blend)
  for (const { cloth, spread } of loose) cloth.move(spread, now)
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/** How a garment sways along a clip; `null` for one that has no sway. Rejects when it cannot be fetched, or is no sway. */
async function fetchSway(model: string, clip: ClipId): Promise<Sway | null> {
  const url = swayUrlOf(model, clip)
  if (!url) return null
  const response = await fetch(url)
  if (!response.ok || !response.body) throw new Error(`No sway could be read from ${url}: ${response.status}.`)
  // Packed without a head by which servers would take it for an encoding of theirs.
  const unpacked = response.body.pipeThrough(new DecompressionStream('deflate-raw'))
  return readSway(new Uint8Array(await new Response(unpacked).arrayBuffer()))
}
