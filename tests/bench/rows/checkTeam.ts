import { emptyDocument, inOrder } from '../../../engine/index.ts'
import { newPlayer } from '../../../engine/plugin.ts'
import { checkDesign } from '../../../engine/print/index.ts'
import { tools } from '../../../plugins/index.ts'
import { resources } from '../../support/drawing.ts'
import { soccer } from '../../support/openSoccer.ts'
import { images, team } from '../../support/soccerTeam.ts'
import { median, type Row, rowOf } from '../measure.ts'

const rounds = 7

/** The check before review: 23 players of all sizes with crest, sponsor and pictures, and the samples of both versions. */
export async function checkTeam(): Promise<readonly Row[]> {
  const last = inOrder(team.players).at(-1)?.[1]
  const one = newPlayer({ ...last, name: 'SOPHEAP', number: '23', order: 'z' })
  const document = { ...emptyDocument, ...team, players: { ...team.players, p23: one } }
  const samples: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now()
    const shirts = await checkDesign({
      document,
      garment: soccer,
      tools,
      resources: { ...resources, image: asset => images.get(asset) ?? null },
      readImage: async asset => images.get(asset)?.bytes ?? null,
    })
    samples.push(performance.now() - begin)
    if (shirts.length !== 25) throw new Error(`Only ${shirts.length} shirts were looked at.`)
  }
  const [first = Number.NaN] = samples
  return [
    rowOf(
      { figure: 'check of 23 soccer kits before review', unit: 'ms', aim: 1_000, samples: rounds },
      { Kitloom: { median: median(samples), best: Math.min(...samples) } },
    ),
    rowOf({ figure: 'the same, the first time', unit: 'ms', aim: 1_000, samples: 1 }, { Kitloom: first }),
  ]
}
