// `npm run tenant:new -- --name "Angkor Sport" --host shop.example [--kh "អង្គរ ស្ព័រ"] [--slug angkor]`: creates a
// shop.
import { newId } from '../db/newId.ts'
import { addTenant, readNewTenant } from '../tenants/addTenant.ts'
import { readOptions, refuse, withDatabase } from './command.ts'

const usage = 'npm run tenant:new -- --name "Angkor Sport" --host shop.example [--kh "អង្គរ ស្ព័រ"] [--slug angkor]'
const read = readNewTenant(readOptions(['name', 'kh', 'slug', 'host'], usage), newId())
if ('problems' in read) refuse(...read.problems, usage)

await withDatabase(async database => {
  const taken = await database.asSystem(tx => addTenant(tx, read))
  if (taken !== 'added')
    return { refused: `Another shop already uses this ${taken}. Choose another one with --${taken}.` }
  return `${read.nameEn} is open at ${read.hosts.join(', ')}. Its id is ${read.id}.`
})
