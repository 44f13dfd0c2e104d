import { describe, expect, it } from 'vitest'
import { garmentFiles } from '../../../scripts/bake/garmentFiles.ts'
import { soccer } from '../../support/openSoccer.ts'
import { readGarment } from '../../support/readGarment.ts'
import { clothFinder, squareOnCloth } from '../../support/squareOnCloth.ts'

/** 200 mm; where a slot lies too near to an edge of its panel for that, such as above the hem of the shorts, 100 mm. */
const sides = [200, 100]

describe.each(garmentFiles)('a square drawn at each slot of $file', ({ folder, file, pattern }) => {
  const garment = readGarment(`${folder}/${file}`)

  it.each(soccer.slots(pattern))(
    'keeps its sides within 5 %% on the cloth: $id',
    async ({ id, panel, anchor, offset }) => {
      const worn = (await garment).panels.find(candidate => candidate.panel === panel)
      const [x, y] = pattern.panels.find(candidate => candidate.id === panel)?.anchors[anchor] ?? [0, 0]
      const square = worn && squareOnCloth(clothFinder(worn), [x + offset[0], y + offset[1]], sides)
      if (!square) return expect.unreachable(`There is no room for a square at ${id}.`)
      expect(square.worst).toBeLessThanOrEqual(0.05)
    },
  )
})
