import { useEffect, useEffectEvent, useState } from 'react'
import { Box3, Group, type Material, Mesh } from 'three'
import { panelId } from '../../engine/index.ts'
import { readBaked } from './bakedFile.ts'
import type { ClothPiece } from './clothPiece.ts'
import { clearLightSpots } from './lightSpots.ts'
import { readPanelBox } from './panelBox.ts'
import { readClothFile } from './readClothFile.ts'

/** Baked garments side by side in one world, in metres, y upwards, the wearer looking along +z. */
export interface GarmentModel {
  /** Where it was fetched from, each with its size. */
  readonly addresses: readonly string[]
  readonly group: Group
  readonly pieces: readonly ClothPiece[]
  readonly bounds: Box3
  dispose(): void
}

/**
 * Fetches baked garments, each in the size that its address has behind a `#`. Rejects with words for a developer when a
 * file is missing or is not a baked garment.
 */
export async function loadGarment(addresses: readonly string[]): Promise<GarmentModel> {
  const group = new Group()
  const worn = await Promise.all(addresses.map(fetchWorn))
  if (worn.some(({ size }) => size)) await wear(worn)
  for (const { scene } of worn) group.add(scene)
  group.updateMatrixWorld(true)
  const outer = worn.flatMap(each => each.pieces)
  for (const { mesh } of outer) clearLightSpots(mesh.geometry)
  const linings = outer.some(isLined) ? await lined(outer) : []
  for (const { mesh } of linings) group.add(mesh)
  const pieces = [...outer, ...linings]
  if (pieces.length === 0) throw new Error(`No cloth in ${addresses.join(', ')}. Bake the garment again.`)
  // No mesh is turned, so the boxes round the meshes are as tight as one round all points.
  const bounds = new Box3().setFromObject(group)
  return { addresses, group, pieces, bounds, dispose: () => disposeMeshes(pieces) }
}

async function fetchWorn(address: string) {
  const [model = '', size] = address.split('#')
  const scene = await fetchFile(model)
  const pieces: ClothPiece[] = []
  scene.traverse(object => {
    if (object instanceof Mesh) pieces.push(pieceOf(object))
  })
  return { scene, pieces, model, size }
}

// A garment without the fits of its size is still the garment.
const wear = (worn: readonly Awaited<ReturnType<typeof fetchWorn>>[]): Promise<void> =>
  import('./fit/wearSizes.ts').then(({ wearSizes }) => wearSizes(worn)).catch(() => {})

const isLined = ({ mesh }: ClothPiece): boolean => 'lining' in materialOf(mesh).userData

// Few garments have any.
const lined = (pieces: readonly ClothPiece[]): Promise<readonly ClothPiece[]> =>
  import('./linings.ts').then(({ liningsOf }) => liningsOf(pieces))

async function fetchFile(address: string): Promise<Group> {
  try {
    return await readBaked(address, readClothFile)
  } catch (cause) {
    throw new Error(`No garment could be read from ${address}. See whether it is there and was baked.`, { cause })
  }
}

function pieceOf(mesh: Mesh): ClothPiece {
  const baked = materialOf(mesh)
  const box = readPanelBox(baked.userData.box)
  if (!box) {
    throw new Error(`The material "${baked.name}" tells no panel box in its extras. Bake the garment again.`)
  }
  mesh.castShadow = true
  mesh.receiveShadow = true
  return { panel: panelId(baked.name), box, mesh }
}

function materialOf({ material }: Mesh): Material {
  const first = Array.isArray(material) ? material[0] : material
  if (!first) throw new Error('A mesh of the garment has no material, so its panel is unknown. Bake the garment again.')
  return first
}

function disposeMeshes(pieces: readonly ClothPiece[]): void {
  for (const { mesh } of pieces) {
    mesh.geometry.dispose()
    materialOf(mesh).dispose()
  }
}

/** The garment at these addresses, none for no addresses; the last one stays until the next has come. */
export function useGarmentModel(addresses: readonly string[], onFailed: (reason: Error) => void): GarmentModel | null {
  const [garment, setGarment] = useState<GarmentModel | null>(null)
  const fail = useEffectEvent(onFailed)
  const key = JSON.stringify(addresses)

  useEffect(() => {
    let wanted = true
    const wantedAddresses: readonly string[] = JSON.parse(key)
    if (wantedAddresses.length === 0) return setGarment(null)
    loadGarment(wantedAddresses).then(
      loaded => (wanted ? setGarment(loaded) : loaded.dispose()),
      reason => {
        if (wanted) fail(reason instanceof Error ? reason : new Error(String(reason)))
      },
    )
    return () => {
      wanted = false
    }
  }, [key])

  useEffect(() => () => garment?.dispose(), [garment])
  return garment
}
