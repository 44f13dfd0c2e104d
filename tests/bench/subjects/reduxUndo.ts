import { legacy_createStore, type Reducer } from 'redux'
import undoable, { ActionCreators, type StateWithHistory } from 'redux-undo'
import type { Step } from '../workload.ts'
import type { Subject } from './subject.ts'

type Rows = Readonly<Record<string, object>>

interface State {
  readonly zones: Rows
  readonly layers: Rows
  readonly players: Rows
}

interface StepAction {
  readonly type: 'step'
  readonly step: Step
}

const merged = (rows: Rows, id: string, fields: object): Rows => ({ ...rows, [id]: { ...rows[id], ...fields } })

function without(rows: Rows, id: string): Rows {
  const { [id]: _, ...others } = rows
  return others
}

function reduce(state: State, step: Step): State {
  switch (step.do) {
    case 'paint':
      return { ...state, zones: merged(state.zones, step.zone, { paint: step.paint }) }
    case 'template': {
      const painted = Object.entries(step.paints).map(([zone, paint]) => [zone, { ...state.zones[zone], paint }])
      return { ...state, zones: { ...state.zones, ...Object.fromEntries(painted) } }
    }
    case 'addLayer':
      return { ...state, layers: merged(state.layers, step.id, step.fields) }
    case 'setLayer':
      return { ...state, layers: merged(state.layers, step.id, { [step.field]: step.value }) }
    case 'removeLayer':
      return { ...state, layers: without(state.layers, step.id) }
    case 'addPlayer':
      return { ...state, players: merged(state.players, step.id, step.fields) }
    case 'setPlayer':
      return { ...state, players: merged(state.players, step.id, { [step.field]: step.value }) }
    case 'removePlayer':
      return { ...state, players: without(state.players, step.id) }
  }
}

const empty: State = { zones: {}, layers: {}, players: {} }

const reducer: Reducer<State, StepAction> = (state = empty, action) =>
  action.type === 'step' ? reduce(state, action.step) : state

/** redux-undo: whole states in an array that is copied at every step. No CRDT, no log. */
export function createReduxUndo(limit?: number): Subject {
  const store = legacy_createStore(undoable(reducer, limit ? { limit } : {}) as Reducer<StateWithHistory<State>>)
  return {
    name: limit ? `redux-undo (limit ${limit})` : 'redux-undo',
    apply: step => void store.dispatch({ type: 'step', step }),
    undo: () => void store.dispatch(ActionCreators.undo()),
    redo: () => void store.dispatch(ActionCreators.redo()),
  }
}
