import { describe, expect, it } from 'vitest'
import { styleOf, teamOfWearers } from '../../../engine/avatar/index.ts'

const nameOf = ({ avatar, hair, skin }: ReturnType<typeof teamOfWearers>[number]) => `${avatar} ${hair} ${skin}`

describe('the people of a team photo', () => {
  it.each([11, 23, 40])('are %i different ones, figures beside figures', count => {
    const squad = teamOfWearers(count, 'salute', 3)
    expect(new Set(squad.map(nameOf)).size).toBe(count)
    for (const [place, { avatar }] of squad.slice(1).entries()) expect(avatar).not.toBe(squad[place]?.avatar)
    expect(new Set(squad.map(({ skin }) => skin)).size).toBe(5)
    expect(squad.every(({ unknown }) => unknown.length === 0)).toBe(true)
  })

  it('are the same each time, and others for another seed', () => {
    expect(teamOfWearers(11, 'salute', 1)).toEqual(teamOfWearers(11, 'salute', 1))
    expect(teamOfWearers(11, 'salute', 1)).not.toEqual(teamOfWearers(11, 'salute', 2))
  })

  it('begin to look alike only when there are more of them than looks', () => {
    expect(teamOfWearers(120, 'salute')).toHaveLength(120)
  })

  it('wear skin and lips that go together', () => {
    expect(styleOf({ avatar: 'beckham', skin: 'umber' })).toMatchObject({
      skin: '#6b432b',
      lips: '#6d3a31',
      hair: 'quiff',
    })
  })
})
