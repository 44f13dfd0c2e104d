import { crowdedUpdate } from '../../support/costlyUpdates.ts'
import { inTurns, type Row, rowOf, timedEach } from '../measure.ts'
import { createLoro } from '../subjects/loro.ts'
import { createOurs, createOursListened, type OurSubject } from '../subjects/ours.ts'
import { createReduxUndo } from '../subjects/reduxUndo.ts'
import type { Subject } from '../subjects/subject.ts'
import { createTldraw } from '../subjects/tldraw.ts'
import { type Worked, worked } from '../subjects/worked.ts'

const rounds = 7
const steps = 1_000

function goOn({ subject, next }: Worked<Subject>): () => number {
  return () => {
    const coming = Array.from({ length: steps }, next)
    return timedEach(steps, run => {
      const step = coming[run]
      if (step) subject.apply(step)
    })
  }
}

/** A design holds 100,000 entries: the rounds bring it there. */
const nearlyFull = 100_000 - (rounds + 1) * steps - 100

/** One command on top of a log of 10,000, and how much that grows from 100 to 100,000. */
export function applyOne(): readonly Row[] {
  const at10000 = inTurns(rounds, {
    Kitloom: goOn(worked(createOurs(), 10_000)),
    '@tldraw/store': goOn(worked(createTldraw(), 10_000)),
    'loro-crdt': goOn(worked(createLoro(), 10_000)),
    'redux-undo': goOn(worked(createReduxUndo(), 10_000)),
    'redux-undo (limit 1,000)': goOn(worked(createReduxUndo(1_000), 10_000)),
  })
  const listened = inTurns(rounds, {
    Kitloom: goOn(worked(createOursListened(), 10_000)),
    '@tldraw/store': goOn(worked(createTldraw(), 10_000)),
    '1,000 clients': goOn(worked(joinedBy(1_000), 10_000)),
    '9,000 clients': goOn(worked(joinedBy(9_000), 10_000)),
  })
  const grown = inTurns(rounds, {
    at100: goOn(worked(createOurs(), 100)),
    at100000: goOn(worked(createOurs(), nearlyFull)),
  })
  return [
    rowOf({ figure: 'apply one command, log of 10,000', unit: 'µs', aim: 20, samples: rounds * steps }, at10000),
    rowOf(
      { figure: 'the same at 100,000 against 100', unit: '×', aim: 1.3, samples: rounds * steps },
      { Kitloom: grown.at100000.median / grown.at100.median },
    ),
    rowOf(
      { figure: 'apply with store and transport listening', unit: 'µs', aim: 20, samples: rounds * steps },
      { Kitloom: listened.Kitloom, '@tldraw/store': listened['@tldraw/store'] },
    ),
    rowOf(
      { figure: 'the same against @tldraw/store', unit: '×', aim: 1.2, samples: rounds * steps },
      { Kitloom: listened.Kitloom.median / listened['@tldraw/store'].median },
    ),
    rowOf(
      { figure: 'the same with 9,000 clients against 1', unit: '×', aim: 1.1, samples: rounds * steps },
      {
        Kitloom: listened['9,000 clients'].median / listened.Kitloom.median,
        '1,000 clients': listened['1,000 clients'].median / listened.Kitloom.median,
      },
    ),
  ]
}

/** A page of a design that so many page loads have written in. */
function joinedBy(clients: number): OurSubject {
  const ours = createOursListened()
  ours.take(crowdedUpdate(clients))
  return ours
}
