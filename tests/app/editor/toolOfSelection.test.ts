import { expect, it } from 'vitest'
import { toolOfSelection } from '../../../app/editor/useToolOfSelection.ts'
import { layerId, solid, zoneKey } from '../../../engine/index.ts'
import { tools } from '../../../plugins/index.ts'
import { openSoccer } from '../../support/openSoccer.ts'

const engine = openSoccer()
const payload = { layer: 'team', words: 'Angkor', slot: 'teamName', paint: solid('#ffffff') }
engine.dispatch({ type: 'text.add', payload })
const toolOf = (selection: Parameters<typeof toolOfSelection>[0]) =>
  toolOfSelection(selection, engine.document.current(), tools)?.id

it('opens the tool of what is picked', () => {
  expect(toolOf({ kind: 'layer', layer: layerId('team') })).toBe('text')
  expect(toolOf({ kind: 'zone', zone: zoneKey('base') })).toBe('colour')
})

it('opens nothing for nothing, and for what is gone', () => {
  expect(toolOf({ kind: 'none' })).toBeUndefined()
  expect(toolOf({ kind: 'layer', layer: layerId('gone') })).toBeUndefined()
})
