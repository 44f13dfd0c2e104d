import type { Plugin } from 'vite'

/** What a module of a package brings along that no page asks for. */
interface Cut {
  /** The module's path. */
  readonly of: RegExp
  readonly what: RegExp
  readonly instead: string
}

const schemas = /\/node_modules\/zod\/v4\/classic\/schemas\.js$/
const router = /\/node_modules\/react-router\/dist\/development\/chunk-6KYCQHYJ\.mjs$/
const words = /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/
const renderer = /\/node_modules\/three\/build\/three\.module\.js$/

/** Pages read what zod has read for them; only the server describes schemas, in its OpenAPI. */
const withoutDescriptions: readonly Cut[] = [
  { of: schemas, what: /^ *inst\._zod\.processJSONSchema = .*;$/gm, instead: '' },
  { of: schemas, what: /createStandardJSONSchemaMethod\(this, "\w+"\)/g, instead: 'undefined' },
  {
    of: schemas,
    what: /return createToJSONSchemaMethod\(this, \{\}\)\(params\);/g,
    instead: 'throw new Error("Pages describe no schemas. Ask the server for its OpenAPI.");',
  },
]

/** The package has no other door to its build without warnings for developers. */
const withoutWarnings: readonly Cut[] = [
  { of: router, what: /^var ENABLE_DEV_WARNINGS = true;$/gm, instead: 'const ENABLE_DEV_WARNINGS = false;' },
]

/** Nobody looks at a garment through a headset; the renderer asks this before every image whether somebody does. */
const withoutHeadsets: readonly Cut[] = [
  {
    of: renderer,
    what: /^class WebXRManager extends EventDispatcher \{$[\s\S]*?^\}$/gm,
    instead: `class WebXRManager extends EventDispatcher {
      enabled = false
      isPresenting = false
      getEnvironmentBlendMode() {}
      setAnimationLoop() {}
      dispose() {}
    }`,
  },
]

/** Words come as resources and are put in as they are: nothing is loaded by it, and numbers are written by `formats.ts`. */
const withoutLoading: readonly Cut[] = [
  {
    of: words,
    what: /^class Connector extends EventEmitter \{$[\s\S]*?^\}$/gm,
    instead: 'class Connector { state = {}; on() {} }',
  },
  {
    of: words,
    what: /^class Formatter \{$[\s\S]*?^\}$/gm,
    instead: 'class Formatter { format(value) { return value } }',
  },
]

const cuts = [...withoutDescriptions, ...withoutLoading, ...withoutWarnings, ...withoutHeadsets]

/** Leaves out of packages what the built pages never use and the bundler cannot see to be unused. */
export function leaveOut(): Plugin {
  return {
    name: 'kitloom-leave-out',
    apply: 'build',
    transform: (code, id) => (cuts.some(({ of }) => of.test(id)) ? { code: cutDown(code, id), map: null } : undefined),
  }
}

/** The module without what is left out of it. Throws when the package has changed and does not have it any more. */
export function cutDown(code: string, id: string): string {
  return cuts
    .filter(({ of }) => of.test(id))
    .reduce((text, { what, instead }) => {
      if (text.search(what) < 0) throw new Error(`${id} has no ${what} any more. Look for its new form in the package.`)
      return text.replace(what, instead)
    }, code)
}
