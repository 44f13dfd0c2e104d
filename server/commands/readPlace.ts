import { resolve } from 'node:path'
import { type Environment, readEnvironment } from '../environment.ts'
import { refuse } from './refuse.ts'

/** The environment of a command, with `dataDir` as an absolute path; it ends in words when that cannot be read. */
export function readPlace(): Environment {
  const environment = readEnvironment(process.env)
  if ('problems' in environment) return refuse(...environment.problems)
  return { ...environment, dataDir: resolve(import.meta.dirname, '../..', environment.dataDir) }
}
