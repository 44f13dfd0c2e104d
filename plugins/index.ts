import type { GarmentPlugin, ToolPlugin } from '../engine/index.ts'
import { soccer } from './garments/soccer/garment.ts'
import { colourTool } from './tools/colour/tool.ts'
import { crestTool } from './tools/crest/tool.ts'
import { designTool } from './tools/design/tool.ts'
import { imageTool } from './tools/image/tool.ts'
import { sponsorTool } from './tools/sponsor/tool.ts'
import { textTool } from './tools/text/tool.ts'

/** The garments that ship. */
export const garments: readonly GarmentPlugin[] = [soccer]

/** The tools that ship, in the order of the rail. */
export const tools: readonly ToolPlugin[] = [colourTool, textTool, crestTool, sponsorTool, imageTool, designTool]

export { setName } from './tools/design/commands.ts'
