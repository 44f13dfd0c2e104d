import { defineCommand, momentId, recordKey, refused, type ToolPlugin, z } from '../../../engine/index.ts'

/** As many letters as the top bar can hold without hiding something. */
const longestName = 120

export const setName = defineCommand({
  type: 'design.setName',
  payload: z.object({ name: z.string().max(longestName) }),
  edit(draft, { name }, { touch }) {
    const words = asName(name)
    if (words === draft.design.name) return refused('nothing-changes')
    draft.design.name = words
    touch(recordKey({ kind: 'design', id: '', goalkeeper: false }), 'name')
    return undefined
  },
})

const moment = z.string().regex(/^[A-Za-z0-9_.:-]{1,64}$/)
const count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** Gives a moment of the history a name: one that has passed, or now. A known moment gets another name. */
export const nameMoment = defineCommand({
  type: 'design.nameMoment',
  payload: z.object({
    moment,
    name: z.string().max(longestName),
    vector: z
      .array(z.tuple([count, count]))
      .min(1)
      .max(10_000),
  }),
  edit(draft, { moment, name, vector }, { touch }) {
    const words = asName(name)
    if (words === '') return refused('name-missing')
    draft.moments[momentId(moment)] = { name: words, vector }
    touch(recordKey({ kind: 'moment', id: moment, goalkeeper: false }), 'name')
    return undefined
  },
})

/** Takes a moment's name away; the history stays. */
export const forgetMoment = defineCommand({
  type: 'design.forgetMoment',
  payload: z.object({ moment }),
  edit(draft, { moment }) {
    if (!draft.moments[momentId(moment)]) return refused('moment-missing')
    delete draft.moments[momentId(moment)]
    return undefined
  },
})

const asName = (name: string): string => name.replace(/\s+/g, ' ').trim()

/** What concerns the design as a whole. It has no panel: the top bar speaks for it. */
export const designTool: ToolPlugin = {
  kind: 'tool',
  id: 'design',
  icon: 'shirt',
  appliesTo: () => true,
  commands: [setName, nameMoment, forgetMoment],
  layerKinds: [],
}
