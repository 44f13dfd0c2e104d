import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const createIcon = fileURLToPath(new URL('../../app/ui/icons/createIcon.ts', import.meta.url))

/** How the file of an icon gets what makes its component. */
const imported = "import createLucideIcon from '../createLucideIcon.mjs'"

/** Makes icons as `createIcon` does. During development they are the package's own. */
export function filledIcons(): Plugin {
  return {
    name: 'kitloom-filled-icons',
    apply: 'build',
    transform: (code, id) =>
      /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id) ? { code: withCreateIcon(code), map: null } : undefined,
  }
}

/** The file of an icon, which `createIcon` makes. Throws when the package makes its icons another way. */
export function withCreateIcon(code: string): string {
  if (!code.includes(imported))
    throw new Error(`No icon of lucide-react has "${imported}" any more. Look at one's file.`)
  return code.replace(imported, `import { createIcon as createLucideIcon } from ${JSON.stringify(createIcon)}`)
}
