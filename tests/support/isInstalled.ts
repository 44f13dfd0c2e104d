import { execFileSync } from 'node:child_process'

/** Whether this machine has a command; tests by foreign tools are left out where it has none. */
export const isInstalled = (command: string) => {
  try {
    execFileSync('which', [command])
    return true
  } catch {
    console.log(`${command} is not installed: what it would read is left out.`)
    return false
  }
}
