import { readFile } from 'node:fs/promises'
import type { Mesh } from 'three'
import { bodyPoints } from '../../app/viewer/avatar/bodyPoints.ts'
import { readClothFile } from '../../app/viewer/readClothFile.ts'
import type { BodyPoints } from '../../engine/avatar/index.ts'

const parts = new Set(['head', 'arms', 'legs', 'base'])

/** The points of a figure that cloth lies on. */
export async function skinPoints(path: string): Promise<BodyPoints> {
  const file = await readFile(path)
  const { children } = await readClothFile(file.buffer.slice(file.byteOffset, file.byteOffset + file.length))
  const meshes = children.map(child => child as Mesh)
  return bodyPoints(meshes.filter(({ material }) => !Array.isArray(material) && parts.has(material.name)))
}
