import { inTurns, type Row, rowOf, timedEach } from '../measure.ts'
import { createLoro } from '../subjects/loro.ts'
import { createOurs, type OurSubject } from '../subjects/ours.ts'
import { createReduxUndo } from '../subjects/reduxUndo.ts'
import type { Subject } from '../subjects/subject.ts'
import { createTldraw } from '../subjects/tldraw.ts'
import { worked } from '../subjects/worked.ts'
import { createWorkload, stepsOf } from '../workload.ts'

const rounds = 20
const steps = 20

/** Takes back the latest steps one by one, then does them again. */
function takeBack(subject: Subject): () => number {
  return () => {
    const took = timedEach(steps, subject.undo)
    for (let step = 0; step < steps; step++) subject.redo()
    return took
  }
}

const manyRounds = 5
const manySteps = 1_000

function backAndForth(subject: Subject): () => number {
  return () => (timedEach(manySteps, subject.undo) + timedEach(manySteps, subject.redo)) / 2
}

/** A design holds 100,000 entries, and every undo and redo is one. */
const nearlyFull = 100_000 - (rounds + 1) * 2 * steps - 200

/** An author's few steps under nearly 100,000 of somebody else's. */
function buried(): OurSubject {
  const early = createOurs('early#0')
  const late = createOurs('late#0')
  const workload = createWorkload(7)
  for (const step of [...workload.opening, ...stepsOf(workload, steps)]) early.apply(step)
  late.take(early.engine.timeline.log().update())
  for (let step = 0; step < nearlyFull; step++) late.apply(workload.next())
  early.take(late.engine.timeline.log().update(early.engine.timeline.log().stateVector()))
  return early
}

/** The author's latest step, and one that lies under 100,000 of others. */
export function undo(): readonly Row[] {
  const latest = inTurns(rounds, {
    Kitloom: takeBack(worked(createOurs(), 10_000).subject),
    '@tldraw/store': takeBack(worked(createTldraw(), 10_000).subject),
    'loro-crdt': takeBack(worked(createLoro(), 10_000).subject),
    'redux-undo': takeBack(worked(createReduxUndo(), 10_000).subject),
    'redux-undo (limit 1,000)': takeBack(worked(createReduxUndo(1_000), 10_000).subject),
  })
  const many = inTurns(manyRounds, {
    Kitloom: backAndForth(worked(createOurs(), 10_000).subject),
    '@tldraw/store': backAndForth(worked(createTldraw(), 10_000).subject),
    'redux-undo (limit 1,000)': backAndForth(worked(createReduxUndo(1_000), 10_000).subject),
  })
  const oldest = inTurns(rounds, { Kitloom: takeBack(buried()) })
  const samples = rounds * steps
  return [
    rowOf({ figure: 'undo own latest, log of 10,000', unit: 'µs', aim: 15, samples }, latest),
    rowOf(
      { figure: 'each of 1,000 undos and 1,000 redos', unit: 'µs', aim: 15, samples: manyRounds * manySteps * 2 },
      many,
    ),
    rowOf({ figure: 'undo own oldest under 100,000 of others', unit: 'µs', aim: 100, samples }, oldest),
  ]
}
