// Signs people in and refreshes their tokens as fast as the server at an address answers, and prints how fast that is.
//   node --import tsx scripts/load/accountClients.ts <address> <seconds>
import { tokenResponse } from '../../server/contract/accounts/tokens.ts'
import { demoEmail, demoPassword } from '../../server/seeding/demoPeople.ts'
import { measureLoad } from './measure.ts'

const [, , base = '', given] = process.argv
const seconds = Number(given)

async function post(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })
}
const people = ['dara', 'bopha'] as const
const signIn = async (turn: number) => {
  const email = demoEmail(people[turn % people.length] ?? 'dara', 'angkor')
  const response = await post('/api/accounts/token', { email, password: demoPassword, clientId: 'web' })
  return tokenResponse.parse(await response.json())
}

const held = await Promise.all(Array.from({ length: 16 }, (_, turn) => (turn < 4 ? signIn(turn) : null)))
for (const [turn, tokens] of held.entries()) held[turn] = tokens ?? (await signIn(turn))

const idle = measureLoad(1, seconds, async () => {
  await (await fetch(`${base}/whoami`)).text()
})
console.log(`whoami, one at a time     ${await idle}`)
let turn = 0
// Two at a time for each of two people stay below the five open attempts that lock an account.
const signIns = measureLoad(4, seconds, async () => void (await signIn(turn++)))
const meanwhile = measureLoad(1, seconds, async () => {
  await (await fetch(`${base}/whoami`)).text()
})
console.log(`sign-ins, 4 at a time     ${await signIns}`)
console.log(`whoami meanwhile          ${await meanwhile}`)
const refreshes = measureLoad(held.length, seconds, async lane => {
  const token = held[lane]?.refresh_token ?? ''
  held[lane] = tokenResponse.parse(await (await post('/api/accounts/refreshtoken', { token, clientId: 'web' })).json())
})
console.log(`refreshes, ${held.length} at a time    ${await refreshes}`)
