import { productionProblems, remedies, s3Names, type Variables, variables } from './variables.ts'

/** The configuration of the server. Nothing else reads `process.env`. */
export interface Environment {
  readonly port: number
  /** The address to listen on: `localhost` for this machine only, `0.0.0.0` for all. */
  readonly host: string
  /** The folder for all persistent data. */
  readonly dataDir: string
  /** Whether `npm start` began this process. */
  readonly underNpm: boolean
  /** Production has no demo and refuses weak settings. */
  readonly production: boolean
  /** The public origin, such as `https://kitloom.example`, for emails and tokens. */
  readonly publicOrigin?: string | undefined
  /** The address of PostgreSQL; without it the embedded database is used. */
  readonly databaseUrl?: string | undefined
  /** Needed when several servers run in parallel. */
  readonly redisUrl?: string | undefined
  /** File storage; a folder in `dataDir` by default. */
  readonly s3?: S3Config | undefined
  /** The mail server; without it emails stay in the outbox. */
  readonly smtpUrl?: string | undefined
  /** The sender address of emails. */
  readonly smtpFrom: string
  readonly google?: GoogleConfig | undefined
  readonly pixabayKey?: string | undefined
  readonly fontServiceUrl?: string | undefined
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[]
  /** The bearer token for `/metrics`. */
  readonly metricsToken?: string | undefined
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

interface GoogleConfig {
  readonly clientId: string
  /** The address of the keys of its id tokens. */
  readonly keysUrl: string
  readonly issuer: string
}

interface S3Config {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Reads the environment. Empty variables count as unset. Returns messages for invalid values. */
export function readEnvironment(
  values: Readonly<Record<string, string | undefined>>,
): Environment | { readonly problems: readonly string[] } {
  const set = Object.fromEntries(Object.entries(values).filter(([, value]) => value?.trim()))
  const read = variables.safeParse(set)
  if (!read.success) {
    const names = new Set(read.error.issues.map(issue => String(issue.path[0])))
    return { problems: [...names].map(name => remedies[name] ?? `${name} cannot be read.`) }
  }
  const problems = [...halfOfS3(read.data), ...productionProblems(read.data)]
  return problems.length > 0 ? { problems } : describe(read.data)
}

function describe(known: Variables): Environment {
  const production = known.NODE_ENV === 'production'
  return {
    port: known.PORT,
    host: known.HOST,
    dataDir: known.DATA_DIR,
    underNpm: known.npm_lifecycle_event === 'start',
    production,
    publicOrigin: known.PUBLIC_ORIGIN,
    databaseUrl: known.DATABASE_URL,
    redisUrl: known.REDIS_URL,
    s3: s3Of(known),
    smtpUrl: known.SMTP_URL,
    smtpFrom: known.SMTP_FROM ?? `no-reply@${new URL(known.PUBLIC_ORIGIN ?? 'http://localhost').hostname}`,
    google: googleOf(known),
    pixabayKey: known.PIXABAY_KEY,
    fontServiceUrl: known.FONT_SERVICE_URL,
    trustedProxies: known.TRUSTED_PROXIES ?? [],
    metricsToken: known.METRICS_TOKEN,
    logLevel: known.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  }
}

const googleOf = ({ GOOGLE_CLIENT_ID, GOOGLE_KEYS_URL, GOOGLE_ISSUER }: Variables): GoogleConfig | undefined =>
  GOOGLE_CLIENT_ID === undefined
    ? undefined
    : { clientId: GOOGLE_CLIENT_ID, keysUrl: GOOGLE_KEYS_URL, issuer: GOOGLE_ISSUER }

const s3Of = (known: Variables): S3Config | undefined =>
  known.S3_ENDPOINT === undefined
    ? undefined
    : {
        endpoint: known.S3_ENDPOINT,
        region: known.S3_REGION ?? '',
        bucket: known.S3_BUCKET ?? '',
        accessKeyId: known.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: known.S3_SECRET_ACCESS_KEY ?? '',
      }

function halfOfS3(known: Variables): readonly string[] {
  const missing = s3Names.filter(name => known[name] === undefined)
  if (missing.length === 0 || missing.length === s3Names.length) return []
  return [`S3 needs all S3_* variables. Missing: ${missing.join(', ')}.`]
}
