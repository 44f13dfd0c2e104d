import { createHash } from 'node:crypto'
import { mm } from '../../../engine/index.ts'
import { printRoster, type RosterOutcome } from '../../../engine/print/index.ts'
import { documentOf, place, resources, textLayer, textTool } from '../../support/drawing.ts'
import { drawnGarment } from '../../support/drawnGarment.ts'
import { roster, withPlayers } from '../../support/rosters.ts'
import { median, type Row, rowOf } from '../measure.ts'

const rounds = 7

const design = documentOf({
  layers: {
    team: textLayer('ឥន្ទ្រី ភ្នំពេញ FC', { outlines: [{ colour: '#111111', width: mm(2) }] }),
    name: textLayer('NAME', { slot: 'playerName', place: place({ y: 90 }) }),
    number: textLayer('10', { slot: 'backNumber', place: place({ y: 300 }), size: { width: null, height: mm(200) } }),
  },
})

const pack = (): Promise<RosterOutcome> =>
  printRoster({
    document: withPlayers(design, roster(22)),
    garment: drawnGarment,
    tools: [textTool],
    resources,
    madeAt: new Date(0),
    readPicture: async () => null,
    designCode: 'KL-7F3A9C2E',
    sha256: async bytes => createHash('sha256').update(bytes).digest('hex'),
  })

/** A roster of 22 to a zip. */
export async function packRoster(): Promise<readonly Row[]> {
  const samples: number[] = []
  let kilobytes = Number.NaN
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now()
    const outcome = await pack()
    samples.push(performance.now() - begin)
    if (outcome.kind === 'packed') kilobytes = outcome.bytes.length / 1024
  }
  return [
    rowOf({ figure: 'roster of 22 to zip', unit: 's', aim: 10, samples: rounds }, { Kitloom: median(samples) / 1000 }),
    rowOf({ figure: 'its size', unit: 'kB', aim: null, samples: 1 }, { Kitloom: kilobytes }),
  ]
}
