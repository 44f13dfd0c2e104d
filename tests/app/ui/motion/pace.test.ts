import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { paceOfPage } from '../../../../app/ui/moves.ts'

const sheets = ['app', 'plugins'].flatMap(room =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.css'))
    .map(name => join(room, name)),
)
const tokens = readFileSync('app/ui/tokens.css', 'utf8')
const durations = [...tokens.matchAll(/^ {2}(--d-\d): \d+ms;/gm)].map(([, name = '']) => name)

afterEach(() => document.documentElement.removeAttribute('style'))

it('names durations and curves in one place: a style sheet writes none of its own', () => {
  const own = sheets
    .filter(sheet => sheet !== join('app/ui/tokens.css'))
    .flatMap(sheet => {
      const css = readFileSync(sheet, 'utf8')
      // What turns for ever, and what follows somebody else's hand at an even pace, has a time of its own.
      const moves = css.match(/(?:transition|animation):[^;]+;/g) ?? []
      const timed = moves.filter(move => /[\d.]m?s\b/.test(move.replace(/(var\(--d-\d\)) \d+ms/, '$1')))
      return timed.filter(move => !/infinite|linear/.test(move)).map(move => `${sheet}: ${move}`)
    })
  expect(own).toEqual([])
})

it('stands still under reduced motion: every duration is nothing', () => {
  const [, still = ''] = /prefers-reduced-motion: reduce\) \{([\s\S]*?)\n\}/.exec(tokens) ?? []
  expect(durations.length).toBeGreaterThan(3)
  expect(durations.filter(name => !still.includes(`${name}: 0ms;`))).toEqual([])
})

it('moves lists as fast as the page says', () => {
  const { style } = document.documentElement
  style.setProperty('--d-3', '220ms')
  style.setProperty('--ease', 'cubic-bezier(0.2, 0.7, 0.2, 1)')
  expect(paceOfPage()).toEqual({ duration: 220, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' })
})

it('moves lists in no time where the page says so, or says nothing', () => {
  document.documentElement.style.setProperty('--d-3', '0ms')
  expect(paceOfPage().duration).toBe(0)
  document.documentElement.removeAttribute('style')
  expect(paceOfPage().duration).toBe(0)
})
