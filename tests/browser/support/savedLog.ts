import { readFileSync } from 'node:fs'
import { authorId, createReplay, type DesignDocument, type LogEntry, readDesignFile } from '../../../engine/index.ts'
import { yjsCommandLog } from '../../../engine/log/yjsCommandLog.ts'
import type { Designer } from './designer.ts'

export interface SavedLog {
  readonly entries: readonly LogEntry[]
  readonly document: DesignDocument
}

/**
 * What a page knows of its design, read from the file that it gives to take along.
 * @param timeoutMs how long the button may be covered; by default as long as the story has
 */
export async function savedLog({ page, words }: Designer, timeoutMs = 0): Promise<SavedLog> {
  await page.getByRole('button', { name: words('app:share.button'), exact: true }).click({ timeout: timeoutMs })
  const dialog = page.getByRole('dialog')
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: words('app:share.saveFile'), exact: true }).click()
  const file = readDesignFile(new Uint8Array(readFileSync(await (await downloading).path())))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  if (file.kind === 'refused') throw new Error(`The page gave a file that is refused: ${file.reason}.`)
  const log = yjsCommandLog({ author: authorId('reader'), client: 0, now: () => 0 })
  log.apply(file.update, { from: 'peer', transport: 'file' })
  const entries = [...log.entries()]
  log.dispose()
  const replay = createReplay(entries)
  return { entries: replay.steps, document: replay.after(replay.steps.length) }
}
