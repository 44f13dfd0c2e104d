import { assignFields, defineCommand, namedVersionId, refused, type ToolPlugin, z } from '../../../engine/plugin.ts'

/** As many characters as the top bar can show without hiding something. */
const longestName = 120

export const setName = defineCommand({
  type: 'design.setName',
  payload: z.object({ name: z.string().max(longestName) }),
  edit(draft, { name }) {
    const words = asName(name)
    if (words === draft.design.name) return refused('nothing-changes')
    draft.design.name = words
  },
})

const moment = z.string().regex(/^[A-Za-z0-9_.:-]{1,64}$/)
const count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** Names a version of the design, an earlier one or the current one. A known version gets another name. */
export const nameVersion = defineCommand({
  type: 'design.nameMoment',
  payload: z.object({
    moment,
    name: z.string().max(longestName),
    vector: z
      .array(z.tuple([count, count]))
      .min(1)
      .max(10_000),
  }),
  edit(draft, { moment, name, vector }) {
    const words = asName(name)
    if (words === '') return refused('name-missing')
    assignFields(draft.moments, namedVersionId(moment), { name: words, vector })
  },
})

/** Removes a version's name; the history stays. */
export const removeVersionName = defineCommand({
  type: 'design.forgetMoment',
  payload: z.object({ moment }),
  edit(draft, { moment }) {
    if (!draft.moments[namedVersionId(moment)]) return refused('version-missing')
    delete draft.moments[namedVersionId(moment)]
  },
})

const asName = (name: string): string => name.replace(/\s+/g, ' ').trim()

/** What concerns the design as a whole. It has no panel: the top bar speaks for it. */
export const designTool: ToolPlugin = {
  kind: 'tool',
  id: 'design',
  icon: 'shirt',
  appliesTo: () => true,
  commands: [setName, nameVersion, removeVersionName],
  layerKinds: [],
}
