import type { Plugin } from 'vite'

/** What a module of a package brings along that no page asks for. */
interface Cut {
  /** The module's path. */
  readonly of: RegExp
  readonly what: RegExp
  readonly instead: string
}

const schemas = /\/node_modules\/zod\/v4\/classic\/schemas\.js$/
const coreSchemas = /\/node_modules\/zod\/v4\/core\/schemas\.js$/
const router = /\/node_modules\/react-router\/dist\/development\/chunk-6KYCQHYJ\.mjs$/
const words = /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/
const renderer = /\/node_modules\/three\/build\/three\.module\.js$/
const meshDecoder = /\/node_modules\/three\/examples\/jsm\/libs\/meshopt_decoder\.module\.js$/
const domOfYjs = /\/node_modules\/lib0\/dom\.js$/

/** A function or class of the renderer, from its head to its end. */
const whole = (head: string): RegExp => new RegExp(`^${head}\\b[^\\n]*\\{$[\\s\\S]*?^\\}$`, 'gm')

/** A function within one of those. */
const inner = (name: string): RegExp => new RegExp(`^(\\t+)function ${name}\\([\\s\\S]*?^\\1\\}$`, 'gm')

/** A method that the renderer gives itself. */
const method = (name: string): RegExp =>
  new RegExp(`^\\t\\tthis\\.${name} = (?:async )?function[\\s\\S]*?^\\t\\t\\};$`, 'gm')

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

/** Our content policy lets no page write a program for itself, and what a server sends cannot hold itself. */
const withoutShortcuts: readonly Cut[] = [
  {
    of: coreSchemas,
    what: /^export const \$ZodObjectJIT = [\s\S]*?^\}\);$/gm,
    instead: 'export const $ZodObjectJIT = $ZodObject;',
  },
  { of: schemas, what: /core\.config\(\{ memoizer: core\.memoizer\(\) \}\);/g, instead: 'return;' },
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

/**
 * Cloth is matte and its lights are our own: nothing reflects an environment or lets light through, changes its shape by
 * morphs, is cut by planes or shares groups of uniforms, and the canvas is drawn on as it is. Materials are the basic and
 * the Lambert one, and those of shadows.
 */
const withoutEffects: readonly Cut[] = [
  { of: renderer, what: whole('class PMREMGenerator'), instead: 'class PMREMGenerator {}' },
  {
    of: renderer,
    what: whole('function WebGLEnvironments'),
    instead: 'function WebGLEnvironments() { return { get: texture => texture ?? null, dispose() {} } }',
  },
  { of: renderer, what: whole('function WebGLOutput'), instead: 'function WebGLOutput() {}' },
  {
    of: renderer,
    what: whole('function WebGLMorphtargets'),
    instead: 'function WebGLMorphtargets() { return { update() {} } }',
  },
  {
    of: renderer,
    what: whole('function WebGLUniformsGroups'),
    instead: 'function WebGLUniformsGroups() { return { bind() {}, update() {}, dispose() {} } }',
  },
  {
    of: renderer,
    what: whole('function WebGLClipping'),
    instead: `function WebGLClipping() {
      this.uniform = { value: null, needsUpdate: false }
      this.numPlanes = 0
      this.numIntersection = 0
      this.init = () => false
    }`,
  },
  { of: renderer, what: inner('addToRenderList'), instead: 'function addToRenderList() {}' },
  ...['copyTextureToTexture', 'readRenderTargetPixelsAsync', 'readRenderTargetPixels', 'compileAsync'].map(
    (name): Cut => ({ of: renderer, what: method(name), instead: '' }),
  ),
  { of: renderer, what: inner('renderTransmissionPass'), instead: 'function renderTransmissionPass() {}' },
  ...['Standard', 'Physical', 'Toon', 'Phong', 'Line', 'Dash', 'Points', 'Sprites', 'Matcap'].map(
    (name): Cut => ({
      of: renderer,
      what: inner(`refreshUniforms${name}`),
      instead: `function refreshUniforms${name}() {}`,
    }),
  ),
  { of: renderer, what: whole('function getDFGLUT'), instead: 'function getDFGLUT() { return null }' },
]

/** Every browser that can read the scripts of the build has the faster of its two programs. */
const withoutOldDecoder: readonly Cut[] = [
  { of: meshDecoder, what: /var wasm_base =\s*'[^']*';/g, instead: "var wasm_base = '';" },
]

/** What checks elements of a page, with a reader of schemas behind it; the log has no element. */
const withoutElements: readonly Cut[] = [
  { of: domOfYjs, what: /^export const \$\w+ = \$\.\$custom\(.*\)$/gm, instead: '' },
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

const cuts = [
  ...withoutDescriptions,
  ...withoutShortcuts,
  ...withoutLoading,
  ...withoutWarnings,
  ...withoutHeadsets,
  ...withoutEffects,
  ...withoutOldDecoder,
  ...withoutElements,
]

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
