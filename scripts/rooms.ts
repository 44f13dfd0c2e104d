// `npm run rooms`: writes the lint rules of the doors and the lists of rooms in the READMEs from `house/rooms.ts`.
import { writeHouse } from './house/writtenHouse.ts'

writeHouse()
