// `npm run tenant:new -- --name "Angkor Sport" --host shop.example [--kh "អង្គរ ស្ព័រ"] [--slug angkor]`: a shop of its own.
import { newId } from '../db/newId.ts'
import { addTenant, readNewTenant } from '../tenants/addTenant.ts'
import { readOptions, refuse, withDatabase } from './command.ts'

const usage = 'npm run tenant:new -- --name "Angkor Sport" --host shop.example [--kh "អង្គរ ស្ព័រ"] [--slug angkor]'
const read = readNewTenant(readOptions(['name', 'kh', 'slug', 'host'], usage), newId())
if ('problems' in read) refuse(...read.problems, usage)

await withDatabase(async database => {
  const taken = await database.asHouse(tx => addTenant(tx, read))
  if (taken !== 'added') return { refused: `There is a shop with this ${taken} already: choose another --${taken}.` }
  return `${read.nameEn} is open at ${read.hosts.join(', ')}. Its id is ${read.id}.`
})
