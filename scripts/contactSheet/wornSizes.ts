import { existsSync } from 'node:fs'
import { BufferAttribute, BufferGeometry, Mesh } from 'three'
import { hang, type SharedFit } from '../../app/viewer/fit/hang.ts'
import { readFit } from '../../app/viewer/fit/readFit.ts'
import { type PanelBox, textureAt } from '../../app/viewer/panelBox.ts'
import { baseSize, type Size } from '../../engine/index.ts'
import { readGarment } from '../../engine/tailor/index.ts'
import { drapesTogether, fitFile } from '../../plugins/drapedSizes.ts'
import { type GarmentFile, garmentFiles } from '../bake/garmentFiles.ts'
import { bytesOf } from '../bake/garmentFits.ts'

/** A panel as it hangs in a size: places in m, spots as shares of the box of its texture. */
export interface WornSize {
  readonly panel: string
  readonly box: PanelBox
  readonly position: readonly number[]
  readonly normal: readonly number[]
  readonly uv: readonly number[]
  /** How much more or less light comes than on the mesh, in shares of a colour. */
  readonly light: readonly number[]
}

/** What the stage shows of a baked file in a size, where all `files` are worn together. */
export async function wornIn(path: string, size: Size, files: readonly string[]): Promise<readonly WornSize[]> {
  const { panels } = await readGarment(path)
  const pieces = panels.map(({ panel, extras, positions, normals, flat, triangles }) => {
    const geometry = new BufferGeometry()
    const spots = Array.from({ length: flat.length / 2 }, (_, at) =>
      textureAt(extras.box, [flat[at * 2] ?? 0, flat[at * 2 + 1] ?? 0]),
    )
    geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3))
    geometry.setAttribute('normal', new BufferAttribute(Float32Array.from(normals), 3))
    geometry.setAttribute('uv', new BufferAttribute(Float32Array.from(spots.flat()), 2))
    geometry.setAttribute('color', new BufferAttribute(new Float32Array(positions.length), 3))
    geometry.setIndex([...triangles])
    return { panel, box: extras.box, mesh: new Mesh(geometry) }
  })
  const fits = await fitsOf(path, size, files)
  if (fits.length > 0) hang(pieces, fits)
  return pieces.map(({ panel, box, mesh: { geometry } }) => {
    const listed = (name: string) => [...(geometry.getAttribute(name)?.array ?? [])]
    return {
      panel,
      box,
      position: listed('position'),
      normal: listed('normal'),
      uv: listed('uv'),
      light: listed('color'),
    }
  })
}

async function fitsOf(path: string, size: Size, files: readonly string[]): Promise<readonly SharedFit[]> {
  const [baked, ...others] = [path, ...files.filter(file => file !== path)].map(bakedFile)
  if (!baked) return []
  const worn = [baked, ...others].map(({ garment, file }) => ({ mesh: `${garment.slug}/${file}`, size }))
  const [shares = []] = drapesTogether(worn, file => existsSync(`plugins/garments/${file}`))
  return Promise.all(
    shares
      .filter(([draped]) => draped !== baseSize)
      .map(async ([draped, share]) => {
        const bytes = bytesOf({ ...baked, file: fitFile(baked.file, draped) })
        return { share, panels: await readFit(Uint8Array.from(bytes).buffer) }
      }),
  )
}

function bakedFile(path: string): GarmentFile {
  const found = garmentFiles.find(({ folder, file }) => `${folder}/${file}` === path)
  if (!found) throw new Error(`No garment has the mesh "${path}".`)
  return found
}
