import type { DesignDocument, DraftDocument } from '../document/designDocument.ts'
import { copyOfTable } from '../document/records.ts'

/** A document that a recipe may change, and what came of it. */
export interface OpenDraft {
  readonly draft: DraftDocument
  /**
   * The document that the recipe made: what it did not change is shared with the one before. Nothing can be changed
   * any more.
   */
  finish(): DesignDocument
}

/** `layers`, `<id>`, `<field>` and whatever lies below: where a recipe assigned or deleted something. */
export type DraftPath = readonly string[]

/** Plain objects and lists have drafts; everything else is a value. */
type Part = Record<string, unknown>

interface Node {
  readonly path: DraftPath
  /** As it stands: the one that was given until something is assigned, then a copy. */
  latest: Part
  isCopy: boolean
  readonly below: Map<string, { readonly node: Node; readonly proxy: object }>
  readonly above: Node | null
}

/**
 * Opens a draft of a document. `assigned` hears of each assignment and deletion, of those too that leave the value as
 * it was: a recipe that says a colour again means it.
 */
export function openDraft(document: DesignDocument, assigned: (path: DraftPath) => void): OpenDraft {
  const nodes = new WeakMap<object, Node>()
  let isDone = false

  const draftOf = (latest: object, path: DraftPath, above: Node | null) => {
    const node: Node = { path, latest: latest as Part, isCopy: false, below: new Map(), above }
    // The target is a stand-in: what is frozen must not be shown otherwise than it is, by the rules of proxies.
    const proxy = new Proxy<Part>((Array.isArray(latest) ? [] : {}) as Part, trapsOf(node))
    nodes.set(proxy, node)
    return { node, proxy }
  }

  const trapsOf = (node: Node): ProxyHandler<Part> => ({
    get(_target, name) {
      const value = Reflect.get(node.latest, name)
      if (typeof name === 'symbol' || !isPart(value) || !Object.hasOwn(node.latest, name)) return value
      const known = node.below.get(name)
      if (known?.node.latest === value) return known.proxy
      const made = draftOf(value, [...node.path, name], node)
      node.below.set(name, made)
      return made.proxy
    },
    set(_target, name, given) {
      if (isDone || typeof name === 'symbol' || name === '__proto__') return false
      const value = withoutDrafts(given)
      assigned([...node.path, name])
      if (Object.is(node.latest[name], value) && Object.hasOwn(node.latest, name)) return true
      copyOf(node)[name] = value
      node.below.delete(name)
      return true
    },
    deleteProperty(_target, name) {
      if (isDone || typeof name === 'symbol') return false
      if (!Object.hasOwn(node.latest, name)) return true
      assigned([...node.path, name])
      node.below.delete(name)
      return delete copyOf(node)[name]
    },
    has: (_target, name) => name in node.latest,
    ownKeys: () => Reflect.ownKeys(node.latest),
    getOwnPropertyDescriptor(target, name) {
      const own = Reflect.getOwnPropertyDescriptor(node.latest, name)
      if (!own) return undefined
      const isLength = Array.isArray(target) && name === 'length'
      return { ...own, value: Reflect.get(node.latest, name), writable: true, configurable: !isLength }
    },
    defineProperty: () => false,
    setPrototypeOf: () => false,
  })

  /** What is given may be a draft, or hold some: what they stand for goes in their place. */
  const withoutDrafts = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const node = nodes.get(value)
    if (node) return sealed(node)
    if (!isPart(value)) return value
    const parts = Object.entries(value).map(([name, part]) => [name, part, withoutDrafts(part)] as const)
    if (parts.every(([, before, after]) => before === after)) return value
    return Array.isArray(value)
      ? parts.map(([, , part]) => part)
      : Object.fromEntries(parts.map(([name, , part]) => [name, part]))
  }

  const root = draftOf(document, [], null)
  return {
    draft: root.proxy as object as DraftDocument,
    finish() {
      isDone = true
      return root.node.latest as object as DesignDocument
    },
  }
}

/**
 * Assigns fields of a record of a draft by name, for use inside a recipe. Where there is no record it makes one of what
 * `blank` shows; a field that is blank is not written.
 */
export function assignFields<Id extends string, Fields extends object>(
  table: Record<Id, Fields>,
  id: Id,
  fields: Partial<Fields>,
  blank: Partial<Fields> = {},
): void {
  if (!Object.hasOwn(table, id)) table[id] = { ...blank } as Fields
  // Read again: what stands in the draft hears of assignments, the object that was put there does not.
  Object.assign(table[id], fields)
}

function isPart(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null
}

/** A copy to be written to, standing in the one above unless that has another value there by now. */
function copyOf(node: Node): Part {
  if (node.isCopy) return node.latest
  const before = node.latest
  node.latest = copyOfPart(before, node.path.length)
  node.isCopy = true
  const name = node.path.at(-1)
  const { above } = node
  if (above !== null && name !== undefined && above.below.get(name)?.node === node) copyOf(above)[name] = node.latest
  return node.latest
}

/** One level down are the tables. */
function copyOfPart(part: Part, depth: number): Part {
  if (Array.isArray(part)) return [...part] as object as Part
  return depth === 1 ? copyOfTable(part) : { ...part }
}

/** What a draft stands for now: what is assigned to the draft later goes into another copy. */
function sealed(node: Node): Part {
  node.isCopy = false
  for (const { node: below } of node.below.values()) sealed(below)
  return node.latest
}
