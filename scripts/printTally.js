import { tallyLine } from './testRun/closingWords.js'
import { readRun } from './testRun/readRun.js'

console.log(tallyLine(readRun().tally))
