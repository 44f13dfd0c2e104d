import { spawnSync } from 'node:child_process'

/**
 * Runs a command with its output shown. Ends this process with the command's code when it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 */
export function run(command, args, options = {}) {
  const ended = spawnSync(command, [...args], {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: 'inherit',
    // npm is a script on Windows, which only a shell starts.
    shell: process.platform === 'win32',
  })
  if (ended.status === 0) return
  console.error(`\n"${[command, ...args].join(' ')}" failed${ended.error ? `: ${ended.error.message}` : ''}.`)
  process.exit(ended.status ?? 1)
}
