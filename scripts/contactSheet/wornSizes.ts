import { existsSync } from 'node:fs'
import { BufferAttribute, BufferGeometry, Mesh } from 'three'
import { hang, type SharedFit } from '../../app/viewer/fit/hang.ts'
import { readFit } from '../../app/viewer/fit/readFit.ts'
import { type PanelBox, textureAt } from '../../app/viewer/panelBox.ts'
import { baseSize, type Size } from '../../engine/index.ts'
import { readGarment } from '../../engine/tailor/index.ts'
import { drapesOf, standInFor } from '../../plugins/drapedSizes.ts'
import { bytesOf, garmentFits } from '../bake/garmentFits.ts'

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

/** What the stage shows of a baked file in a size: where a fit is missing, the nearest size that has one. */
export async function wornIn(path: string, size: Size): Promise<readonly WornSize[]> {
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
  let shown = size
  let fits = await fitsOf(path, shown)
  while (fits === null) {
    shown = standInFor(shown)
    fits = await fitsOf(path, shown)
  }
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

async function fitsOf(path: string, size: Size): Promise<readonly SharedFit[] | null> {
  const shares = drapesOf(size).filter(([draped]) => draped !== baseSize)
  const found = await Promise.all(
    shares.map(async ([draped, share]) => {
      const fit = garmentFits.find(({ baked, size: own }) => `${baked.folder}/${baked.file}` === path && own === draped)
      if (!fit || !existsSync(`${fit.baked.folder}/${fit.file}`)) return null
      return { share, panels: await readFit(Uint8Array.from(bytesOf({ ...fit.baked, file: fit.file })).buffer) }
    }),
  )
  const whole = found.filter(fit => fit !== null)
  return whole.length === shares.length ? whole : null
}
