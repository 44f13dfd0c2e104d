import { createHash } from 'node:crypto'
import { createShaper, mm } from '../../../engine/index.ts'
import { type PrintOrder, printPanels, printRoster } from '../../../engine/print/index.ts'
import { documentOf, place, textLayer, textTool } from '../../support/drawing.ts'
import { drawnGarment } from '../../support/drawnGarment.ts'
import { shippedFaces } from '../../support/faces.ts'
import { roster, withPlayers } from '../../support/rosters.ts'
import { median, type Row, rowOf } from '../measure.ts'

const rounds = 7

/** One shirt to PDF, and a roster of 22 to a zip. */
export async function print(): Promise<readonly Row[]> {
  const order = await orderOfShirt()
  const document = withPlayers(order.document, roster(22))
  const pack = () =>
    printRoster({
      ...order,
      document,
      designCode: 'KL-7F3A9C2E',
      sha256: async bytes => createHash('sha256').update(bytes).digest('hex'),
    })
  const packed = await pack()
  const size = packed.kind === 'packed' ? packed.bytes.length / 1024 : Number.NaN
  const shirt = await medianOf(() => printPanels(order))
  const zip = await medianOf(pack)
  return [
    rowOf({ figure: 'print one shirt, PDF', unit: 'ms', aim: 200, samples: rounds }, { Kitloom: shirt }),
    rowOf({ figure: 'print a roster of 22, zip', unit: 's', aim: 10, samples: rounds }, { Kitloom: zip / 1000 }),
    rowOf({ figure: 'size of that zip', unit: 'kB', aim: null, samples: 1 }, { Kitloom: size }),
  ]
}

async function orderOfShirt(): Promise<PrintOrder> {
  const layers = {
    team: textLayer('ឥន្ទ្រី ភ្នំពេញ FC', { outlines: [{ colour: '#111111', width: mm(2) }] }),
    name: textLayer('NAME', { slot: 'playerName', place: place({ y: 90 }) }),
    number: textLayer('10', { slot: 'backNumber', place: place({ y: 300 }), size: { width: null, height: mm(200) } }),
  }
  return {
    document: documentOf({ layers }),
    garment: drawnGarment,
    tools: [textTool],
    resources: { shaper: await createShaper(await shippedFaces('squada-one', 'koulen')), picture: () => null },
    version: 'player',
    player: null,
    size: 'M',
    code: 'KL-7F3A9C2E-10-M',
    madeAt: new Date(0),
    readPicture: async () => null,
  }
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const samples: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const begin = performance.now()
    await work()
    if (round > 0) samples.push(performance.now() - begin)
  }
  return median(samples)
}
