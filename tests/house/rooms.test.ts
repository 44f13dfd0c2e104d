import { describe, expect, it } from 'vitest'
import { arrowsIn, wrongArrows } from '../../scripts/house/arrows.ts'
import { areas, roomOf } from '../../scripts/house/rooms.ts'
import { sourceFiles } from '../../scripts/house/sourceFiles.ts'
import { staleHouse } from '../../scripts/house/writtenHouse.ts'

const files = sourceFiles('.')

describe.each(areas)('rooms of $name', area => {
  it('import only rooms below them', () => {
    const wrong = wrongArrows(area, arrowsIn('.', area, files))
    expect(wrong.map(({ file, imports }) => `${file} → ${imports}`)).toEqual([])
  })

  it('are all in the table', () => {
    const folders = new Set(
      files
        .map(file => file.split('/').slice(0, -1))
        .filter(([top]) => top === area.name)
        .map(path => path.slice(0, 2).join('/')),
    )
    const unknown = [...folders].filter(folder => folder !== area.name && roomOf(area, `${folder}/x`)?.at === area.name)
    expect(unknown).toEqual([])
  })
})

describe('wrongArrows', () => {
  const area = {
    name: 'house',
    readme: 'README.md',
    unrelated: ['house/left', 'house/right'],
    rooms: ['cellar', 'left', 'right', 'roof'].map(name => ({ at: `house/${name}`, holds: name })),
  }
  const arrow = (from: string, to: string) => ({
    from: `house/${from}`,
    to: `house/${to}`,
    file: 'a.ts',
    imports: 'b.ts',
  })

  it('lets a room know those below', () => {
    expect(wrongArrows(area, [arrow('roof', 'cellar'), arrow('left', 'cellar')])).toEqual([])
  })

  it('refuses a way back up, and rooms that are not to know each other', () => {
    const wrong = [arrow('cellar', 'roof'), arrow('right', 'left')]
    expect(wrongArrows(area, [...wrong, arrow('roof', 'left')])).toEqual(wrong)
  })
})

it('lint rules and READMEs say what the table says; npm run rooms writes them', () => {
  expect(staleHouse()).toEqual([])
})
