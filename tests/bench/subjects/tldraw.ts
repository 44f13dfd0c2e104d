import {
  type BaseRecord,
  createRecordType,
  type RecordId,
  type RecordsDiff,
  reverseRecordsDiff,
  Store,
  StoreSchema,
} from '@tldraw/store'
import type { Step } from '../workload.ts'
import type { Subject } from './subject.ts'

interface Row extends BaseRecord<'row', RecordId<Row>> {
  readonly fields: Readonly<Record<string, unknown>>
}

const rowType = createRecordType<Row>('row', {
  scope: 'document',
  validator: { validate: (row: unknown) => row as Row },
})

const idOf = (name: string) => rowType.createId(name)

/** @tldraw/store with a stack of diffs for undo, as its editor keeps one. A store in memory: no CRDT, no log. */
export function createTldraw(): Subject & { readonly store: Store<Row> } {
  const store = new Store<Row>({ schema: StoreSchema.create<Row>({ row: rowType }, {}), props: {} })
  const done: RecordsDiff<Row>[] = []
  const undone: RecordsDiff<Row>[] = []

  const put = (name: string, fields: object) => {
    store.put([{ id: idOf(name), typeName: 'row', fields: { ...fields } }])
  }
  const merge = (name: string, fields: object) => {
    store.update(idOf(name), row => ({ ...row, fields: { ...row.fields, ...fields } }))
  }
  const setPaint = (zone: string, paint: unknown) => {
    if (store.has(idOf(zone))) merge(zone, { paint })
    else put(zone, { paint, pattern: null, layout: null })
  }
  const run = (step: Step) => {
    switch (step.do) {
      case 'paint':
        return setPaint(step.zone, step.paint)
      case 'template':
        for (const [zone, paint] of Object.entries(step.paints)) setPaint(zone, paint)
        return
      case 'addLayer':
      case 'addPlayer':
        return put(step.id, step.fields)
      case 'setLayer':
      case 'setPlayer':
        return merge(step.id, { [step.field]: step.value })
      case 'removeLayer':
      case 'removePlayer':
        return store.remove([idOf(step.id)])
    }
  }

  return {
    name: '@tldraw/store',
    store,
    apply(step) {
      done.push(store.extractingChanges(() => run(step)))
      undone.length = 0
    },
    undo() {
      const diff = done.pop()
      if (!diff) return
      store.applyDiff(reverseRecordsDiff(diff))
      undone.push(diff)
    },
    redo() {
      const diff = undone.pop()
      if (!diff) return
      store.applyDiff(diff)
      done.push(diff)
    },
  }
}
