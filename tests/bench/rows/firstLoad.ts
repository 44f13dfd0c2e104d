import { gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { atTheApp, type Desk } from '../browser/atTheApp.ts'
import { median, type Row, rowOf } from '../measure.ts'

const visits = 3

type Kind = 'script' | 'mesh' | 'fonts' | 'wasm'
/** Looks and the issue of the editor: kB gz. */
const aims: Readonly<Record<Kind, number | null>> = { script: 700, mesh: 400, fonts: null, wasm: null }

interface Visit {
  readonly garment: number
  readonly interactive: number
  readonly kilobytes: Readonly<Record<Kind, number>>
}

/** What somebody fetches and waits for who opens the editor for the first time, on this processor and one four times slower. */
export async function firstLoad(): Promise<readonly Row[]> {
  return atTheApp(async desk => {
    const fast = await visit(desk, 1)
    const slow = await visit(desk, 4)
    const sampled = (values: readonly number[]) => ({ median: median(values), best: Math.min(...values) })
    const time = (figure: string, of: readonly Visit[], read: (visit: Visit) => number) =>
      rowOf({ figure, unit: 'ms', aim: null, samples: visits }, { Kitloom: sampled(of.map(read)) })
    const weight = (kind: Kind) =>
      rowOf(
        { figure: `${kind} to the first garment, gz`, unit: 'kB', aim: aims[kind], samples: 1 },
        { Kitloom: fast[0]?.kilobytes[kind] ?? Number.NaN },
      )
    return [
      ...(['script', 'mesh', 'fonts', 'wasm'] as const).map(weight),
      time('address to first garment, empty cache', fast, ({ garment }) => garment),
      time('address to interactive', fast, ({ interactive }) => interactive),
      time('address to first garment, CPU 4× slower', slow, ({ garment }) => garment),
      time('address to interactive, CPU 4× slower', slow, ({ interactive }) => interactive),
    ]
  })
}

async function visit(desk: Desk, slower: number): Promise<readonly Visit[]> {
  const found: Visit[] = []
  for (let count = 0; count < visits; count++) found.push(await visitOnce(desk, slower))
  return found
}

async function visitOnce({ newContext }: Desk, rate: number): Promise<Visit> {
  const context = await newContext()
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('kitloom-tour', 'seen'))
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  const responses: Response[] = []
  page.on('response', response => responses.push(response))
  await page.goto('/design/soccer', { waitUntil: 'commit' })
  const garment = await page.evaluate(() => window.stageWatch.whenShown())
  const fetched = [...responses]
  const interactive = await page.evaluate(whenInteractive)
  const kilobytes = await weigh(fetched)
  await context.close()
  return { garment, interactive, kilobytes }
}

/** When the page has the swatches of its first tool and has answered within 50 ms for a whole second. */
function whenInteractive(): Promise<number> {
  return new Promise((found, missed) => {
    let usableAt = Number.POSITIVE_INFINITY
    const poll = () => {
      const now = performance.now()
      if (document.querySelector('aside fieldset button')) usableAt = Math.min(usableAt, now)
      const freeSince = Math.max(usableAt, window.threadWatch.lastBlockEnd())
      if (now - freeSince > 1000) found(freeSince)
      else if (now > 120_000) missed(new Error('The page was not free for a second within two minutes.'))
      else setTimeout(poll, 20)
    }
    poll()
  })
}

async function weigh(responses: readonly Response[]): Promise<Visit['kilobytes']> {
  const kilobytes = { script: 0, mesh: 0, fonts: 0, wasm: 0 }
  for (const response of responses) {
    const kind = kindOf(new URL(response.url()).pathname)
    if (kind) kilobytes[kind] += gzipSync(await response.body()).length / 1024
  }
  return kilobytes
}

function kindOf(path: string): Kind | null {
  if (/\.m?js$/.test(path)) return 'script'
  if (path.endsWith('.glb')) return 'mesh'
  if (/\.woff2?$/.test(path)) return 'fonts'
  return path.endsWith('.wasm') ? 'wasm' : null
}
