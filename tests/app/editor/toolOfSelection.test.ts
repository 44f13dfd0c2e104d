import { expect, it } from 'vitest'
import { isAboutZones, toolOfSelection } from '../../../app/editor/useToolOfSelection.ts'
import { layerId } from '../../../engine/index.ts'
import { solid, zoneKey } from '../../../engine/plugin.ts'
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

it('leaves the list of layers open when one of them is picked', () => {
  const document = engine.document.current()
  const team = { kind: 'layer', layer: layerId('team') } as const
  expect(toolOfSelection(team, document, tools, 'layers')).toBeUndefined()
  expect(toolOfSelection(team, document, tools, 'colour')?.id).toBe('text')
  expect(toolOfSelection({ kind: 'zone', zone: zoneKey('base') }, document, tools, 'layers')?.id).toBe('colour')
})

it('keeps a zone lit for tools that work on it, and ends that with them', () => {
  expect(['colour', 'stripes', 'pattern'].map(id => isAboutZones(tools, id))).toEqual([true, true, true])
  expect(['text', 'players', null].map(id => isAboutZones(tools, id))).toEqual([false, false, false])
})
