import type { z } from 'zod'
import type { refreshRequest, TokenAnswer } from '../contract/accounts/tokens.ts'
import { Problem } from '../http/problem.ts'
import { takeOrRefuse } from '../limits/takeOrRefuse.ts'
import type { AccountServices } from './accountServices.ts'
import { accountLimits } from './limits.ts'
import { recordEvent } from './recordEvent.ts'
import { rotateRefreshToken } from './sessions/rotateRefreshToken.ts'
import { answerTokens } from './tokens/answerTokens.ts'
import type { Visit } from './visit.ts'

/**
 * Exchanges a refresh token for new tokens.
 * @throws Problem refresh-refused
 */
export async function refresh(
  services: AccountServices,
  visit: Visit,
  { token, clientId }: z.infer<typeof refreshRequest>,
): Promise<TokenAnswer> {
  const { database, limits, now, newId } = services
  const { tenant, device } = visit
  await takeOrRefuse(limits, [`refresh:${tenant.id}:${device.address}`, accountLimits.refreshFromAddress])
  const rotated = await database.asTenant(tenant.id, async tx => {
    const outcome = await rotateRefreshToken(tx, { token, client: clientId, now: now(), newId })
    if (outcome.kind === 'rotated') return outcome
    if (outcome.kind === 'reused') {
      await recordEvent(tx, services, visit, { kind: 'refresh-reused', account: outcome.account.id, client: clientId })
    }
    return null
  })
  if (!rotated || rotated.roles.length === 0) throw new Problem('refresh-refused')
  const { account, roles, session } = rotated
  return answerTokens(services, { tenant: tenant.id, account: account.id, client: clientId, roles, session })
}
