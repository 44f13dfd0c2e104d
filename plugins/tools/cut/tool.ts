import { assignFields, defineCommand, optionId, refused, type ToolPlugin, versions, z } from '../../../engine/plugin.ts'

const name = z.string().min(1).max(64)

/**
 * Chooses how one part of the garment is cut. `null` gives the choice back: the goalkeeper's shirt is then cut as the
 * players' is, and theirs as the garment comes.
 */
export const setOption = defineCommand({
  type: 'cut.setOption',
  payload: z.object({ option: name, value: name.nullable(), version: z.enum(versions) }),
  edit(draft, { option, value, version }, { garment }) {
    const spec = garment.options.find(({ id }) => id === option)
    if (!spec) return refused('option-missing')
    if (value !== null && !spec.values.includes(value)) return refused('value-missing')
    const options = version === 'goalkeeper' ? draft.goalkeeper.options : draft.options
    if (value === null && !options[optionId(option)]) return refused('nothing-changes')
    assignFields(options, optionId(option), { value })
  },
})

/** Chooses what the garment is made of: a fabric of the shop, by its name in the price book. `null`: not chosen. */
export const setFabric = defineCommand({
  type: 'cut.setFabric',
  payload: z.object({ fabric: name.nullable() }),
  edit(draft, { fabric }) {
    if (draft.design.fabric === fabric) return refused('nothing-changes')
    draft.design.fabric = fabric
  },
})

export const cutTool: ToolPlugin = {
  kind: 'tool',
  id: 'cut',
  icon: 'scissors',
  shortcut: 'x',
  appliesTo: () => true,
  commands: [setOption, setFabric],
  layerKinds: [],
}
