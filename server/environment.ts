import { z } from 'zod'

/** What the machine tells the server. Nothing else reads `process.env`. */
export interface Environment {
  readonly port: number
  /** Address to listen on; `localhost` answers this machine only, `0.0.0.0` everybody. */
  readonly host: string
  /** Folder of everything that lasts. */
  readonly dataDir: string
  /** Whether `npm start` began this process. */
  readonly underNpm: boolean
}

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('data'),
  npm_lifecycle_event: z.string().optional(),
})

const remedies: Readonly<Record<string, string>> = {
  PORT: 'PORT has to be a whole number from 0 to 65535, such as PORT=3000.',
}

/** Empty variables count as not set. Answers with sentences for people when a value cannot be used. */
export function readEnvironment(
  given: Readonly<Record<string, string | undefined>>,
): Environment | { readonly problems: readonly string[] } {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()))
  const read = variables.safeParse(set)
  if (!read.success) {
    const names = read.error.issues.map(issue => String(issue.path[0]))
    return { problems: names.map(name => remedies[name] ?? `${name} cannot be read.`) }
  }
  const { PORT, HOST, DATA_DIR, npm_lifecycle_event } = read.data
  return { port: PORT, host: HOST, dataDir: DATA_DIR, underNpm: npm_lifecycle_event === 'start' }
}
