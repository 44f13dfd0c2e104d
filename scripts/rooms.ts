// `npm run rooms`: writes the lint rules of the doors and the lists of rooms in the READMEs from `house/rooms.ts`, and
// prints what is in each room.
import { arrowsIn, wrongArrows } from './house/arrows.ts'
import { areas, roomOf } from './house/rooms.ts'
import { measureSizes } from './house/sizes.ts'
import { sourceFiles } from './house/sourceFiles.ts'
import { writeHouse } from './house/writtenHouse.ts'

writeHouse()

const files = sourceFiles('.')
for (const area of areas) {
  const rows = area.rooms.map(room => {
    const inside = files.filter(file => roomOf(area, file) === room)
    const { files: count, median, ninth, longest } = measureSizes('.', inside)
    return { room: room.at, files: count, median, 'nine of ten': ninth, longest: longest.lines }
  })
  const arrows = arrowsIn('.', area, files)
  const pairs = new Set(arrows.map(({ from, to }) => `${from} → ${to}`))
  console.table(rows)
  console.log(
    `${area.name}: ${pairs.size} arrows between rooms, ${wrongArrows(area, arrows).length} imports that lead up.\n`,
  )
}
