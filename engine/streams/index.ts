export { createState, derive, type State, type WritableState } from './state.ts'
