import { describe, expect, it } from 'vitest'
import { activityWord } from '../../../../app/screens/dashboard/Activity.tsx'
import { isDaytime, partOfDay } from '../../../../app/screens/dashboard/Greeting.tsx'

const at = (hour: number, minute = 0) => new Date(2026, 10, 21, hour, minute)

describe('the time of the day', () => {
  it('is day from six in the morning until six in the evening', () => {
    expect([at(5, 59), at(6), at(17, 59), at(18), at(0)].map(isDaytime)).toEqual([false, true, true, false, false])
  })

  it('greets in the morning, the afternoon and the evening', () => {
    const parts = [at(3), at(4), at(11, 59), at(12), at(16, 59), at(17), at(23)].map(partOfDay)
    expect(parts).toEqual(['evening', 'morning', 'morning', 'afternoon', 'afternoon', 'evening', 'evening'])
  })
})

describe('what happened', () => {
  it('says who has edited, as far as that is known', () => {
    const edited = (by: 'you' | 'other' | null) => activityWord({ kind: 'edited', by, name: '' })
    expect([edited('you'), edited('other'), edited(null)]).toEqual(['edited', 'editedByOther', 'wasEdited'])
  })

  it('says who has commented, if he has a name', () => {
    const by = (who: 'you' | 'other', name: string) => activityWord({ kind: 'commented', by: who, name })
    expect([by('you', ''), by('other', 'Vichea'), by('other', '')]).toEqual([
      ...['commentedByYou', 'commented', 'commentedBySomebody'],
    ])
  })
})
