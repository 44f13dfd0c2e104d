import type { GarmentPlugin, ToolPlugin } from '../engine/index.ts'
import { boxingTrunk } from './garments/boxingtrunk/garment.ts'
import { boxyFit } from './garments/boxyfit/garment.ts'
import { hoodie } from './garments/hoodie/garment.ts'
import { oversizedShirt } from './garments/oversizedshirt/garment.ts'
import { polo } from './garments/polo/garment.ts'
import { sleevelessShirt } from './garments/sleeveless/garment.ts'
import { soccer } from './garments/soccer/garment.ts'
import { tshirt } from './garments/tshirt/garment.ts'
import { colourTool } from './tools/colour/tool.ts'
import { crestTool } from './tools/crest/tool.ts'
import { cutTool } from './tools/cut/tool.ts'
import { designTool } from './tools/design/tool.ts'
import { imageTool } from './tools/image/tool.ts'
import { layersTool } from './tools/layers/tool.ts'
import { numberTool } from './tools/number/tool.ts'
import { patternTool } from './tools/pattern/tool.ts'
import { playersTool } from './tools/players/tool.ts'
import { sponsorTool } from './tools/sponsor/tool.ts'
import { stripesTool } from './tools/stripes/tool.ts'
import { templatesTool } from './tools/templates/tool.ts'
import { textTool } from './tools/text/tool.ts'

/** The garments that ship. */
export const garments: readonly GarmentPlugin[] = [
  soccer,
  polo,
  tshirt,
  boxyFit,
  oversizedShirt,
  sleevelessShirt,
  hoodie,
  boxingTrunk,
]

/** The tools that ship, in the order of the rail. */
export const tools: readonly ToolPlugin[] = [
  templatesTool,
  colourTool,
  stripesTool,
  patternTool,
  textTool,
  numberTool,
  crestTool,
  sponsorTool,
  imageTool,
  cutTool,
  layersTool,
  playersTool,
  designTool,
]

export { addCrest } from './tools/crest/tool.ts'
export { nameVersion, removeVersionName, setName } from './tools/design/tool.ts'
export { meansThings, paste as pasteThings, writeThings } from './tools/layers/clipboard.ts'
export {
  duplicate as duplicateLayer,
  remove as removeLayer,
} from './tools/layers/commands.ts'
export { mirror as mirrorLayer } from './tools/layers/mirror.ts'
export {
  arrange as arrangeLayers,
  group as groupLayers,
  groupOf,
  maxSelected,
  removeSeveral as removeLayers,
} from './tools/layers/several.ts'
export { nudge as nudgeLayer, transform as transformLayer } from './tools/layers/transform.ts'
export { setNumber } from './tools/number/linkedNumbers.ts'
export { edit as editPlayer } from './tools/players/commands.ts'
export { asName, longestName, maxPieces, type PlayerEdit, type PlayerValues } from './tools/players/playerPayload.ts'
export { maxRevised, revise as revisePlayers } from './tools/players/revise.ts'
export { asPlayerNumber, isPlayerNumber, valueOfNumber } from './tools/players/rosterWarnings.ts'
export { applyShopTemplate } from './tools/templates/shopTemplate.ts'
export { applyTemplate } from './tools/templates/tool.ts'
