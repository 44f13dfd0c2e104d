import { describe, expect, it } from 'vitest'
import { emptyNames, twinNames } from '../../scripts/house/names.ts'

describe('emptyNames', () => {
  it('finds folders and files named after nothing', () => {
    const files = ['app/utils/x.ts', 'engine/log/helpers.ts', 'server/base/db.ts', 'app/common.css', 'app/Manager.tsx']
    expect(emptyNames(files)).toEqual(files)
  })

  it('leaves names alone that only contain such a word', () => {
    expect(emptyNames(['engine/document/basePaint.ts', 'app/commonGround.ts', 'engine/helpersWanted/x.ts'])).toEqual([])
  })

  it('knows services.ts, the object graph', () => {
    expect(emptyNames(['app/services.ts', 'tests/app/services.test.ts'])).toEqual([])
    expect(emptyNames(['app/services/x.ts'])).toEqual(['app/services/x.ts'])
  })
})

describe('twinNames', () => {
  it('finds files of which the compiler checks only the other one', () => {
    const files = ['app/x.test.ts', 'app/x.test.tsx', 'app/y.tsx', 'app/z.ts', 'app/other/y.ts']
    expect(twinNames(files)).toEqual(['app/x.test.tsx'])
  })
})
