import type { FastifyRequest } from 'fastify'
import {
  connectAuthenticatorCall,
  passSecondFactorCall,
  readStaffEntryCall,
  renewRecoveryCodesCall,
} from '../../contract/console/secondFactor.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { Problem } from '../../http/problem.ts'
import { serveCall } from '../../http/serveCall.ts'
import type { AccountServices } from '../accountServices.ts'
import {
  connectAuthenticator,
  passSecondFactor,
  readStaffEntry,
  renewRecoveryCodes,
  type StaffVisit,
} from './secondFactor.ts'

/** The entry of the console: after the password, the second factor. */
export function serveSecondFactor(server: KitloomServer, services: AccountServices): void {
  serveCall(server, readStaffEntryCall, request => readStaffEntry(services, staffVisitOf(request)))
  serveCall(server, connectAuthenticatorCall, request => connectAuthenticator(services, staffVisitOf(request)))
  serveCall(server, passSecondFactorCall, request =>
    passSecondFactor(services, staffVisitOf(request), request.body.code),
  )
  serveCall(server, renewRecoveryCodesCall, request =>
    renewRecoveryCodes(services, staffVisitOf(request), request.body.code),
  )
}

function staffVisitOf({ principal, tenant }: FastifyRequest): StaffVisit {
  if (principal.kind !== 'admin' && principal.kind !== 'staff') throw new Problem('not-signed-in')
  const { account, session } = principal
  return { tenant, account, session, isComplete: principal.kind === 'admin' }
}
