import { arrows } from './drawn/arrows.ts'
import { barcode } from './drawn/barcode.ts'
import { bricks } from './drawn/bricks.ts'
import { brush } from './drawn/brush.ts'
import { camouflage } from './drawn/camouflage.ts'
import { circuit } from './drawn/circuit.ts'
import { flame } from './drawn/flame.ts'
import { grid } from './drawn/grid.ts'
import { halftone } from './drawn/halftone.ts'
import { hexagons } from './drawn/hexagons.ts'
import { ikat } from './drawn/ikat.ts'
import { kbach } from './drawn/kbach.ts'
import { krama } from './drawn/krama.ts'
import { leopard } from './drawn/leopard.ts'
import { lightning } from './drawn/lightning.ts'
import { lotus } from './drawn/lotus.ts'
import { mosaic } from './drawn/mosaic.ts'
import { naga } from './drawn/naga.ts'
import { pixels } from './drawn/pixels.ts'
import { shards } from './drawn/shards.ts'
import { speckle } from './drawn/speckle.ts'
import { stars } from './drawn/stars.ts'
import { topography } from './drawn/topography.ts'
import { truchet } from './drawn/truchet.ts'
import { voronoi } from './drawn/voronoi.ts'
import { waves } from './drawn/waves.ts'
import { weave } from './drawn/weave.ts'
import { zebra } from './drawn/zebra.ts'
import type { Generator } from './tile.ts'

const all = {
  ...{ arrows, barcode, bricks, brush, camouflage, circuit, flame, grid, halftone, hexagons, ikat, kbach, krama },
  ...{ leopard, lightning, lotus, mosaic, naga, pixels, shards, speckle, stars, topography, truchet, voronoi, waves },
  ...{ weave, zebra },
} as const

export type GeneratorId = keyof typeof all

/** All generators by their name, which designs are stored with. */
export const generators: Readonly<Record<GeneratorId, Generator>> = all
