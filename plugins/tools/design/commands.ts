import { defineCommand, recordKey, refused, z } from '../../../engine/index.ts'

/** As many letters as the top bar can hold without hiding something. */
const longestName = 120

export const setName = defineCommand({
  type: 'design.setName',
  payload: z.object({ name: z.string().max(longestName) }),
  edit(draft, { name }, { touch }) {
    const words = name.replace(/\s+/g, ' ').trim()
    if (words === draft.design.name) return refused('nothing-changes')
    draft.design.name = words
    touch(recordKey({ kind: 'design', id: '', goalkeeper: false }), 'name')
    return undefined
  },
})
