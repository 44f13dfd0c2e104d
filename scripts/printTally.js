import { readTally, tallyLine } from './ready/tally.js'

console.log(tallyLine(readTally()))
