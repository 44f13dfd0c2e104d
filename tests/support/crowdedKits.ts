import { assetId, type DesignDocument, emptyDocument, type LayerFields, layerId, mm } from '../../engine/index.ts'
import { fontId, newLayer, solid } from '../../engine/plugin.ts'
import { place } from './drawing.ts'
import { khmerWords } from './khmerWords.ts'
import { type Random, random } from './random.ts'
import { squads } from './squads.ts'

const words = [
  ...(squads.Poland ?? []),
  ...(squads.Germany ?? []),
  ...khmerWords.slice(0, 20),
  'I',
  'O',
  'QOQ',
  '10',
  '88',
]

/** Half of them lie in rows of their own, a few millimetres apart; the others anywhere, where they like. */
export function crowdedKits(count: number, seed: number): readonly DesignDocument[] {
  const dice = random(seed)
  return Array.from({ length: count }, (_, index) => {
    const layers = Array.from({ length: 3 + dice.below(4) }, (_, at) => layerOf(dice, at, index % 2 === 0))
    return {
      ...emptyDocument,
      layers: Object.fromEntries(layers.map((layer, at) => [layerId(`layer${at}`), layer])),
    }
  })
}

function layerOf(dice: Random, at: number, isInRows: boolean): LayerFields {
  const within = (size: number) => (dice.unit() - 0.5) * size
  const isImage = dice.unit() < 0.3
  const panel = dice.unit() < 0.7 ? 'front' : 'back'
  const spot = isInRows
    ? { x: within(60), y: -60 + at * 85, turn: 0 }
    : { x: within(420), y: within(480) + 120, turn: dice.pick([0, 0, 15, 90, -40]) }
  const height = mm(isInRows ? 25 + dice.below(40) : 15 + dice.below(120))
  const common = {
    place: place({ panel, anchor: panel === 'front' ? 'centreChest' : 'centreShoulders', ...spot }),
    order: String.fromCharCode(97 + at),
  }
  if (isImage) {
    const size = { width: mm(height * (0.5 + dice.unit())), height }
    return newLayer({ kind: 'image', asset: assetId('wide'), size, ...common })
  }
  return newLayer({
    kind: 'text',
    text: dice.pick(words),
    font: fontId(dice.pick(['squada-one', 'koulen'])),
    paint: solid('#ffffff'),
    size: { width: mm(60 + dice.below(300)), height },
    arc: dice.unit() < 0.2 ? 60 : 0,
    ...common,
  })
}
