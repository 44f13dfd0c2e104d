import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Runs some work on a temporary database next to the configured one. */
export async function withFreshDatabase(url: string, work: (own: string) => void): Promise<void> {
  const name = `kitloom_load_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  try {
    work(Object.assign(new URL(url), { pathname: `/${name}` }).href)
  } finally {
    await client.query(`drop database ${name} with (force)`)
    await client.end()
  }
}
