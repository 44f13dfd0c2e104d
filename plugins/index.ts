import type { GarmentPlugin, ToolPlugin } from '../engine/index.ts'
import { soccer } from './garments/soccer/garment.ts'

/** The garments that ship. */
export const garments: readonly GarmentPlugin[] = [soccer]

/** The tools that ship, in the order of the rail. */
export const tools: readonly ToolPlugin[] = []
