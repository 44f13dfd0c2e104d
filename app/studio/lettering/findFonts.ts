import { type FaceFile, namedFont } from '../../../engine/index.ts'
import type { DeviceMemory } from '../../device/deviceMemory.ts'
import type { Client } from '../../session/api/createClient.ts'
import type { FindFaceFiles } from './faceFiles.ts'

interface FindFontsOptions {
  /** Finds the files of a face of the book, which come with the page. */
  readonly ofBook: FindFaceFiles
  readonly client: Pick<Client, 'send'>
  /** Remembers where files are, for when there is no network; a worker has none. */
  readonly memory?: DeviceMemory
}

/**
 * Finds the files of any font: of the book in the page, of a family at the font service, and of what the service does
 * not have at the shop's own address. Rejects when none of them knows it.
 */
export function findFonts({ ofBook, client, memory }: FindFontsOptions): FindFaceFiles {
  return async font => {
    const named = namedFont(font)
    if (named === null || named.kind === 'book') return ofBook(font)
    const name = `kitloom-font:${font}`
    try {
      const { findElsewhere } = await import('./findElsewhere.ts')
      const files = await findElsewhere(client, font)
      memory?.write(name, JSON.stringify(files))
      return files
    } catch (error) {
      const known = remembered(memory?.read(name) ?? null)
      if (known) return known
      throw error
    }
  }
}

function remembered(text: string | null): readonly FaceFile[] | null {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
