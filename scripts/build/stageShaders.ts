import type { Plugin } from 'vite'

/** The programs of the materials in `app/viewer/`, and of what casts their shadows. */
const drawn = ['meshbasic', 'meshlambert', 'depth', 'distance']

/** A program or a part of one, as three writes it down: `const fog_vertex = "#ifdef …";`. */
const written = /^(?:const|var) ([\w$]+) = ("(?:[^"\\]|\\.)*");$/gm
/** The table of all programs and parts by name, which the renderer reads: `fog_vertex: fog_vertex,`. */
const table = /^const ShaderChunk = \{([\s\S]*?)^\};$/m
const listed = /^\s*(\w+): ([\w$]+),?$/gm
/** What the renderer itself puts into programs: `ShaderChunk[ 'colorspace_pars_fragment' ]`. */
const requested = /ShaderChunk\[\s*'(\w+)'\s*\]/g
const included = /#include <(\w+)>/g

/**
 * Leaves the programs of other materials out of three: its renderer has a table of all, so that the bundler keeps 60 kB
 * of text about metal, glass and sprites, which no garment is made of.
 */
export function stageShadersOnly(): Plugin {
  return {
    name: 'kitloom-stage-shaders',
    apply: 'build',
    transform: (code, id) =>
      id.endsWith('/node_modules/three/build/three.module.js')
        ? { code: withoutOtherShaders(code), map: null }
        : undefined,
  }
}

/** The renderer with the text of the programs that are drawn, and of all they include. Throws when it has changed. */
export function withoutOtherShaders(code: string): string {
  const texts = new Map(Array.from(code.matchAll(written), ([, name = '', text = '']) => [name, text]))
  const names = new Map(
    Array.from((table.exec(code)?.[1] ?? '').matchAll(listed), ([, part = '', name = '']) => [part, name]),
  )
  const kept = new Set<string>()
  const open = [...drawn.flatMap(program => [`${program}_vert`, `${program}_frag`]), ...partsIn(code, requested)]
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (kept.has(part)) continue
    kept.add(part)
    const text = texts.get(names.get(part) ?? '')
    if (text === undefined)
      throw new Error(`three has no program "${part}" any more. Look for its new name in the package.`)
    open.push(...partsIn(text, included))
  }
  const gone = new Set(Array.from(names).flatMap(([part, name]) => (kept.has(part) ? [] : [name])))
  return code.replace(written, (whole, name: string) => (gone.has(name) ? `const ${name} = "";` : whole))
}

const partsIn = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.matchAll(pattern), ([, part = '']) => part)
