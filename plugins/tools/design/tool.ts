import type { ToolPlugin } from '../../../engine/index.ts'
import { forgetMoment, nameMoment, setName } from './commands.ts'

/** What concerns the design as a whole. It has no panel: the top bar speaks for it. */
export const designTool: ToolPlugin = {
  kind: 'tool',
  id: 'design',
  icon: 'shirt',
  appliesTo: () => true,
  commands: [setName, nameMoment, forgetMoment],
  layerKinds: [],
}
