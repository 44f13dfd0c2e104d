import { relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** A file of scripts as the build wrote it. */
export interface BuiltFile {
  /** kB of 1024 bytes, compressed as the server sends it to a browser without Brotli. */
  readonly gz: number
  /** The module that it was made for: a page, or what is imported on demand. */
  readonly entry: string | null
  /** Files that the browser fetches with it. */
  readonly imports: readonly string[]
  /** Modules in it, as paths from the root of the repository, each with its share of `gz`. */
  readonly modules: Readonly<Record<string, number>>
}

export type BuiltFiles = Readonly<Record<string, BuiltFile>>

/** Where the build says what it is made of. The server hands out no file whose name begins with a dot. */
export const weightsFile = '.weights.json'

/** Writes what every file of scripts weighs, and which modules are in it. */
export function weighBuild(): Plugin {
  return {
    name: 'kitloom-weigh-build',
    apply: 'build',
    generateBundle(_, bundle) {
      const files: Record<string, BuiltFile> = {}
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const gz = gzipSync(file.code).length / 1024
        const lengths = Object.entries(file.modules).map(
          ([id, module]) => [fromRoot(id), module.renderedLength] as const,
        )
        const whole = lengths.reduce((sum, [, length]) => sum + length, 0)
        files[file.fileName] = {
          gz,
          entry: file.facadeModuleId ? fromRoot(file.facadeModuleId) : null,
          imports: file.imports,
          modules: Object.fromEntries(lengths.map(([id, length]) => [id, whole > 0 ? (gz * length) / whole : 0])),
        }
      }
      this.emitFile({ type: 'asset', fileName: weightsFile, source: JSON.stringify(files) })
    },
  }
}

const fromRoot = (id: string): string => relative('.', id.replace('\0', ''))
