import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the project, where the server runs from its sources or bundled into `dist-server`. */
export const home = homeOf(import.meta.dirname)

function homeOf(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const above = dirname(folder)
  if (above === folder)
    throw new Error('The server does not lie in the project: no folder above it has a package.json.')
  return homeOf(above)
}

/** The version of Kitloom that runs here. */
export const readVersion = (): string => JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version
