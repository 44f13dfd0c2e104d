const meansNothing = /^(utils?|helpers?|common|shared|misc|managers?|services?|base)$/i

const objectGraph = /^services(\.test)?\.ts$/

/** Meshes are named by the ids of what they show, which the specification gives. */
const mesh = /\.(glb|fit)$/

/**
 * Paths with a folder or file named after nothing in particular. `services.ts` is a name that means something:
 * the object graph of the app or the server.
 */
export function emptyNames(files: readonly string[]): readonly string[] {
  return files.filter(file => {
    const parts = file.split('/')
    const name = parts.pop() ?? ''
    return (
      parts.some(part => meansNothing.test(part)) ||
      (!objectGraph.test(name) && !mesh.test(name) && meansNothing.test(stem(name)))
    )
  })
}

const stem = (name: string) => name.split('.')[0] ?? ''

/** Files `x.tsx` beside a file `x.ts`: the compiler takes the second for both, and checks no types of the first. */
export function twinNames(files: readonly string[]): readonly string[] {
  const known = new Set(files)
  return files.filter(file => file.endsWith('.tsx') && known.has(file.slice(0, -1)))
}
