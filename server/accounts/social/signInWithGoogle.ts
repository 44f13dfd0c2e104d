import type { z } from 'zod'
import type { socialRequest } from '../../contract/accounts/social.ts'
import type { TokenAnswer } from '../../contract/accounts/tokens.ts'
import { Problem } from '../../http/problem.ts'
import { takeOrRefuse } from '../../limits/takeOrRefuse.ts'
import type { AccountServices } from '../accountServices.ts'
import { accountLimits } from '../limits.ts'
import { recordEvent } from '../recordEvent.ts'
import { rolesOf } from '../rolesOf.ts'
import { openSession } from '../sessions/openSession.ts'
import { answerTokens } from '../tokens/answerTokens.ts'
import type { Visit } from '../visit.ts'
import { accountOfPerson } from './accountOfPerson.ts'
import { readPerson } from './readPerson.ts'

/** The client that social calls are made as. */
const client = 'app'

/**
 * Tokens for whom Google knows. The first time makes an account, or joins the one that has the address.
 * @throws Problem social-refused, social-unavailable, sign-in-with-password, account-blocked
 */
export async function signInWithGoogle(
  services: AccountServices,
  visit: Visit,
  { idToken, language }: z.infer<typeof socialRequest>,
): Promise<TokenAnswer> {
  const { database, limits, now, newId } = services
  const { tenant, device } = visit
  await takeOrRefuse(limits, [`sign-in:${tenant.id}:${device.address}`, accountLimits.signInFromAddress])
  const person = await readPerson(services, idToken)
  const entered = await database.asTenant(tenant.id, async tx => {
    const found = await accountOfPerson(tx, services, visit, { person, language })
    if (typeof found === 'string') return found
    const roles = await rolesOf(tx, found.id, client)
    if (roles.length === 0) return 'wrong-client' as const
    await recordEvent(tx, services, visit, { kind: 'signed-in', account: found.id, client })
    const start = { tenant: tenant.id, account: found.id, client, device, now: now(), newId } as const
    return { account: found.id, roles, session: await openSession(tx, start) }
  })
  if (typeof entered === 'string') throw new Problem(entered)
  return answerTokens(services, { tenant: tenant.id, client, ...entered })
}
