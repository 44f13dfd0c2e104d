import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.js'

/**
 * Runs `npm ci` when what is installed in `folder` differs from its lock file.
 * @param {string} folder
 */
export function installPackages(folder) {
  const installed = join(folder, 'node_modules')
  const differing = differingPackages(join(folder, 'package-lock.json'), join(installed, '.package-lock.json'))
  if (differing.length === 0) return
  // `npm ci` empties the folder first, which must not happen to a folder that somebody else uses.
  if (existsSync(installed) && lstatSync(installed).isSymbolicLink()) {
    console.warn(`${installed} is a link and lacks ${differing.join(', ')}: install them where it points.`)
    return
  }
  console.log(`Installing the packages of ${join(folder, 'package-lock.json')} …`)
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
}

/**
 * Packages of the lock that are not installed in the version it names. npm writes down what it installed
 * as `node_modules/.package-lock.json`, last of all, so a broken install counts as none.
 * @param {string} lockFile
 * @param {string} installedFile
 */
export function differingPackages(lockFile, installedFile) {
  const wanted = readPackages(lockFile)
  const installed = existsSync(installedFile) ? readPackages(installedFile) : {}
  const differs = Object.entries(wanted).filter(([path, { version, optional }]) => {
    const leftOut = optional && !installed[path]
    return path !== '' && !leftOut && installed[path]?.version !== version
  })
  return differs.map(([path]) => path.replace(/^node_modules\//, ''))
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
const readPackages = file => JSON.parse(readFileSync(file, 'utf8')).packages
