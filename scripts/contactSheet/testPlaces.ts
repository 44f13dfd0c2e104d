import { baseSize, meshPattern, type Size } from '../../engine/index.ts'
import { garmentFiles } from '../bake/garmentFiles.ts'

/** A word or a number where a design has one; the middle of its place, in mm on the panel. */
export interface TestPlace {
  readonly panel: string
  readonly text: string
  readonly x: number
  readonly y: number
  /** As much as there is where nothing is said. */
  readonly width: number | null
  readonly height: number
}

const words: Readonly<Record<string, string>> = {
  teamName: 'ANGKOR',
  playerName: 'SOKHA',
  frontNumber: '10',
  backNumber: '10',
  shortsNumber: '10',
}

/** What the test print says on baked files in a size; nothing on a file that no garment of ours has. */
export const testPlaces = (files: readonly string[], size: Size = baseSize): readonly TestPlace[] =>
  garmentFiles
    .filter(({ folder, file }) => files.includes(`${folder}/${file}`))
    .flatMap(({ garment, mesh }) => {
      const pattern = meshPattern(garment, mesh, size)
      return garment.slots(pattern).flatMap(({ id, panel, anchor, offset, size: { width, height } }) => {
        const text = words[id]
        const [x, y] = pattern.panels.find(each => each.id === panel)?.anchors[anchor] ?? []
        if (!text || x === undefined || y === undefined) return []
        return [{ panel, text, x: x + offset[0], y: y + offset[1], width, height }]
      })
    })
