import { expect, it } from 'vitest'
import { isWriting } from '../../../../app/editor/shortcuts/useShortcuts.ts'

const focused = (html: string): Element | null => {
  document.body.innerHTML = html
  return document.body.firstElementChild
}

it.each([
  '<input>',
  '<input type="text">',
  '<input type="search">',
  '<textarea></textarea>',
  '<select></select>',
  '<div contenteditable="true"></div>',
])('keeps the letters for %s', html => {
  expect(isWriting(focused(html))).toBe(true)
})

it.each([
  '<input type="range">',
  '<input type="checkbox">',
  '<div role="slider" tabindex="0"></div>',
  '<button></button>',
])('lets letters choose a tool while %s has the focus', html => {
  expect(isWriting(focused(html))).toBe(false)
})
