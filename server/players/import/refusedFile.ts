import { documentLimits } from '../../../engine/index.ts'
import type { FileReading } from '../../../plugins/roster/readRosterFile.ts'
import { Problem } from '../../http/problem.ts'

type Refused = Extract<FileReading, { readonly kind: 'refused' }>

/** Why a file is no list of players, in a sentence that says what to do. */
export function refusedFile({ reason, count }: Refused): Problem {
  switch (reason) {
    case 'empty':
      return new Problem('list-empty')
    case 'too-many':
      return new Problem('list-too-long', {
        detail: `The list has ${count} rows. Bring at most ${documentLimits.players} at once.`,
      })
    case 'too-long':
    case 'file-large':
      return new Problem('too-large', { detail: 'The list is larger than any team. Bring its rows in smaller parts.' })
    case 'file-old':
      return new Problem('unsupported-media-type', {
        detail: 'This is a file of an old Excel. Save it as XLSX or CSV.',
      })
    case 'file-other':
      return new Problem('unsupported-media-type', { detail: 'This is no list. Bring a CSV or XLSX file.' })
    case 'file-unreadable':
      return new Problem('list-broken')
  }
}
