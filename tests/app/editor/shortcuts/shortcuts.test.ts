import { expect, it } from 'vitest'
import {
  editorShortcuts,
  type KeyPress,
  type KeyStroke,
  layerShortcuts,
  type Shortcut,
  shortcutOf,
  stageShortcuts,
  strokesOfTool,
  toolOfPress,
} from '../../../../app/editor/shortcuts/shortcuts.ts'
import { stageKeyOf } from '../../../../app/editor/stage/gesture/useStageKeys.ts'
import { tools } from '../../../../plugins/index.ts'
import { panels } from '../../../../plugins/panels.ts'

type Held = 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'

const keys = (key: string, ...held: Held[]): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...Object.fromEntries(held.map(name => [name, true])),
})
const shortcutFor = (press: KeyPress) => shortcutOf(press)?.id ?? null

it('knows undo and redo on every keyboard', () => {
  expect(shortcutFor(keys('z', 'ctrlKey'))).toBe('undo')
  expect(shortcutFor(keys('z', 'metaKey'))).toBe('undo')
  expect(shortcutFor(keys('Z', 'ctrlKey', 'shiftKey'))).toBe('redo')
  expect(shortcutFor(keys('Z', 'metaKey', 'shiftKey'))).toBe('redo')
  expect(shortcutFor(keys('y', 'ctrlKey'))).toBe('redo')
})

it('knows undo on a Khmer keyboard, where the key says another letter', () => {
  expect(shortcutFor({ ...keys('ឋ', 'ctrlKey'), code: 'KeyZ' })).toBe('undo')
})

it('goes by the letter and not by its place where the keyboard is Latin', () => {
  expect(shortcutFor({ ...keys('y', 'ctrlKey'), code: 'KeyZ' })).toBe('redo')
})

it('opens the palette and the sheet', () => {
  expect(shortcutFor(keys('k', 'ctrlKey'))).toBe('palette')
  expect(shortcutFor(keys('k', 'metaKey'))).toBe('palette')
  expect(shortcutFor(keys('?', 'shiftKey'))).toBe('shortcuts')
  expect(shortcutFor(keys('?'))).toBe('shortcuts')
})

it('leaves all other keys alone', () => {
  const others = [keys('z'), keys('z', 'ctrlKey', 'altKey'), keys('a', 'ctrlKey'), keys('k'), keys('?', 'ctrlKey')]
  expect(others.map(shortcutFor)).toEqual(others.map(() => null))
})

it('gives no key two meanings', () => {
  for (const list of [editorShortcuts, layerShortcuts, stageShortcuts]) {
    const strokes = list.flatMap(shortcut => shortcut.strokes.map(stroke => JSON.stringify(stroke)))
    expect(new Set(strokes).size).toBe(strokes.length)
  }
})

it('opens a tool by its own letter, on a Khmer keyboard too, and not with another key held', () => {
  const opened = (press: KeyPress) => toolOfPress(press, tools)?.id ?? null
  expect(opened(keys('t'))).toBe('text')
  expect(opened({ ...keys('ត'), code: 'KeyT' })).toBe('text')
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const) expect(opened(keys('t', held))).toBeNull()
})

it('gives every tool on the rail a letter of its own that nothing else uses', () => {
  const onRail = tools.filter(({ id }) => id in panels)
  const strokes = onRail.flatMap(tool => strokesOfTool(tool).map(stroke => JSON.stringify(stroke)))
  const taken = ([editorShortcuts, layerShortcuts, stageShortcuts] as readonly (readonly Shortcut[])[])
    .flat()
    .flatMap(({ strokes: own }) => own)
  expect(new Set(strokes).size).toBe(onRail.length)
  expect(taken.filter(stroke => strokes.includes(JSON.stringify(stroke)))).toEqual([])
})

it('lists for what is selected exactly the keys that the stage acts on', () => {
  const kinds = layerShortcuts.flatMap(({ id, strokes }) =>
    strokes.map((stroke: KeyStroke) => {
      const held: Held[] = [
        ...(stroke.withModifier ? ['ctrlKey' as const] : []),
        ...(stroke.withShift ? ['shiftKey' as const] : []),
      ]
      return [id, stageKeyOf(keys(stroke.key, ...held))?.kind]
    }),
  )
  expect(kinds.filter(([id, kind]) => kind === undefined || !id?.startsWith(kind))).toEqual([])
  expect(new Set(kinds.map(([, kind]) => kind))).toEqual(new Set(['nudge', 'duplicate', 'remove', 'escape']))
})
