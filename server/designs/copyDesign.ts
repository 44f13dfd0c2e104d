import type { DesignDocument } from '../../engine/index.ts'
import type { ProductType } from '../contract/tenantSettings.ts'
import { createDesign, type Made } from './createDesign.ts'
import type { Person } from './design.ts'
import { writeLog } from './designLog.ts'
import type { DesignWork } from './designWork.ts'
import { garmentOf, openDesign, withoutPlayers } from './openDesign.ts'

export interface Copied {
  /** That the copy shall have; again, it gives the copy that is there. */
  readonly id: string
  readonly productType: ProductType
  readonly document: DesignDocument
}

/** A new design with one entry that says how the old one looks: neither its history nor its players come along. */
export async function copyDesign(work: DesignWork, person: Person, copied: Copied): Promise<Made> {
  const { id, productType, document } = copied
  const made = await createDesign(work, person, { id, productType, event: 'copied' })
  if (!made.isNew) return made
  const { author } = person
  const { engine } = await openDesign({
    garment: garmentOf(productType),
    updates: [],
    author: `${author}#server`,
    copyOf: withoutPlayers(document),
    now: () => work.now.getTime(),
  })
  const log = engine.timeline.log()
  const parts = [{ clientId: log.client, bytes: log.update() }]
  engine.dispose()
  const seq = await writeLog(work, made.design, { author, parts })
  return { ...made, design: { ...made.design, seq } }
}
