import { describe } from 'vitest'
import { soccer } from '../../plugins/garments/soccer/garment.ts'
import { draftedOptions } from '../../plugins/garments/soccer/options.ts'
import { garments } from '../../plugins/index.ts'
import { garmentContract } from './garmentContract.ts'

describe.each(garments)('$slug', garmentContract)

describe('soccer with every cut that is drafted', () => garmentContract({ ...soccer, options: draftedOptions }))
