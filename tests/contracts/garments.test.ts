import { describe } from 'vitest'
import { garments } from '../../plugins/index.ts'
import { garmentContract } from './garmentContract.ts'

describe.each(garments)('$slug', garmentContract)
