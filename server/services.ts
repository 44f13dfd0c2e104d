/** What the routes work with, made once in `main.ts`, or in a test. */
export interface Services {
  /** Absolute path of the built app. */
  readonly builtApp: string
  readonly version: string
  /** Milliseconds since 1970. */
  now(): number
}
