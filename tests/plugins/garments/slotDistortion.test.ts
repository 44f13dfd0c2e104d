import { describe, expect, it } from 'vitest'
import { garmentFiles } from '../../../scripts/bake/garmentFiles.ts'
import { readGarment } from '../../support/readGarment.ts'
import { clothFinder, squareOnCloth } from '../../support/squareOnCloth.ts'

/** 200 mm; where a slot lies too near to an edge of its panel for that, 100 mm above the hem of shorts, 70 on a waistband. */
const sides = [200, 100, 70]

/** Elastic is worn stretched, and what is printed on it with it: as far as it holds the waist that the others hang from. */
const maxStretch = (placement: string | undefined): number => (placement === 'waistband' ? 0.18 : 0.06)

describe.each(garmentFiles)('a square drawn at each slot of $file', ({ garment, folder, file, pattern }) => {
  const baked = readGarment(`${folder}/${file}`)
  const worn = new Set(pattern.panels.map(({ id }) => id))

  it.each(garment.slots(pattern).filter(({ panel }) => worn.has(panel)))(
    'keeps its sides within 6 %% on cloth, 18 %% on elastic: $id',
    async ({ id, panel, anchor, offset }) => {
      const cloth = (await baked).panels.find(candidate => candidate.panel === panel)
      const drafted = pattern.panels.find(candidate => candidate.id === panel)
      const [x, y] = drafted?.anchors[anchor] ?? [0, 0]
      const square = cloth && squareOnCloth(clothFinder(cloth), [x + offset[0], y + offset[1]], sides)
      if (!square) return expect.unreachable(`There is no room for a square at ${id}.`)
      expect(square.worst).toBeLessThanOrEqual(maxStretch(drafted?.placement.kind))
    },
  )
})
