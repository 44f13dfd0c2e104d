/** The HarfBuzz package, loaded when it is first needed: it brings 440 kB of WebAssembly. */
export type HarfBuzz = typeof import('harfbuzzjs')
