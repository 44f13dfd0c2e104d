import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import svgpath from 'svgpath'
import { expect, it } from 'vitest'
import { createIcon } from '../../../../app/ui/icons/createIcon.ts'
import { readStrokes } from '../../../../app/ui/icons/readStrokes.ts'

const folder = 'node_modules/lucide-react/dist/esm/icons'
const written = /"path",\s*\{\s*d: "([^"]*)"/g

const draw = (d: string, name = 'some', props = {}) => {
  const Icon = createIcon({ name, node: [['path', { d, key: 'a' }]] })
  return renderToStaticMarkup(<Icon {...props} />)
}

it('fills a line as the capsule that its stroke covers', () => {
  expect(draw('M5 12h14')).toContain(
    '<path d="M5 11.25 19 11.25A0.75 0.75 0 0 1 19 12.75L19 12.75 5 12.75A0.75 0.75 0 0 1 5 11.25Z" fill="currentColor" stroke="none"></path>',
  )
})

it('draws a dot where a line has hardly any length, and nothing where it has none', () => {
  expect(draw('M12 8h.01')).toContain('d="M12 7.25 12.01 7.25A')
  expect(draw('M12 8h0')).toContain('d=""')
})

it('leaves the stroke of an icon that is filled with a colour, and of a command that it does not know', () => {
  expect(draw('M5 12h14', 'star')).toContain('<path d="M5 12h14"></path>')
  expect(draw('M5 12t3 4')).toContain('<path d="M5 12t3 4"></path>')
})

it('is hidden from screen readers unless it has a name, and takes a size, a class and other attributes', () => {
  expect(draw('M5 12h14')).toContain('aria-hidden="true"')
  expect(draw('M5 12h14', 'some', { 'aria-label': 'Minus' })).not.toContain('aria-hidden')
  expect(draw('M5 12h14', 'some', { size: 45, className: 'big', 'data-day': 'yes' })).toMatch(
    /width="45" height="45".* class="lucide lucide-some big".* data-day="yes"/,
  )
})

it('reads the path of every icon of the package to the ends that another reader finds', () => {
  const paths = readdirSync(folder)
    .filter(file => file.endsWith('.mjs'))
    .flatMap(file => Array.from(readFileSync(`${folder}/${file}`, 'utf8').matchAll(written), ([, d = '']) => d))
  expect(paths.length).toBeGreaterThan(5000)
  const read = paths.filter(path => readStrokes(path))
  expect(read.length).toBeGreaterThan(0.99 * paths.length)
  for (const d of read) {
    const ends = (readStrokes(d) ?? []).map(stroke => stroke.at(-1)?.at ?? [])
    expect(ends.flat(), d).toHaveLength(endsOf(d).flat().length)
    endsOf(d).forEach(([x = 0, y = 0], at) => {
      expect(Math.hypot((ends[at]?.[0] ?? 99) - x, (ends[at]?.[1] ?? 99) - y), d).toBeLessThan(0.02)
    })
  }
})

/** Where each segment ends that goes anywhere. */
function endsOf(d: string): number[][] {
  const ends: number[][] = []
  let start = [0, 0]
  svgpath(d)
    .unshort()
    .abs()
    .iterate(([command, ...numbers], _at, x, y) => {
      const end =
        command === 'Z'
          ? start
          : command === 'H'
            ? [numbers[0], y]
            : command === 'V'
              ? [x, numbers[0]]
              : numbers.slice(-2)
      if (command === 'M') start = end.map(Number)
      else if (Math.hypot(Number(end[0]) - x, Number(end[1]) - y) > 1e-6) ends.push(end.map(Number))
    })
  return ends
}
