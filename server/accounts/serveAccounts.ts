import { eq } from 'drizzle-orm'
import { publicKeysCall, publicKeysResponse } from '../contract/accounts/accessTokens.ts'
import { readDetailsCall } from '../contract/accounts/details.ts'
import {
  changePasswordCall,
  forgotPasswordCall,
  resetPasswordCall,
  unlockCall,
} from '../contract/accounts/passwords.ts'
import { confirmAccountCall, registerCall, resendCodeCall } from '../contract/accounts/registration.ts'
import {
  accountSummaryCall,
  changeDetailsCall,
  changeNotificationsCall,
  deleteAccountCall,
  endSessionCall,
  listSessionsCall,
  readNotificationsCall,
} from '../contract/accounts/settings.ts'
import { googleSignInCall, signInCall } from '../contract/accounts/signIn.ts'
import { acceptTermsCall, readTermsCall } from '../contract/accounts/terms.ts'
import { refreshCall, signOutCall } from '../contract/accounts/tokens.ts'
import { versionTag } from '../contract/call.ts'
import { done } from '../contract/callParts.ts'
import { accounts } from '../db/schema/accounts.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { Problem } from '../http/problem.ts'
import { serveCall } from '../http/serveCall.ts'
import { ownAccount } from './account.ts'
import type { AccountServices } from './accountServices.ts'
import { customerOf } from './authenticate.ts'
import { changePassword } from './changePassword.ts'
import { deleteAccount } from './deleteAccount.ts'
import { changeDetails, describeAccount, summariseAccount } from './details.ts'
import { requestPasswordReset, resetPassword } from './forgottenPassword.ts'
import { keepDeviceSecret } from './knownDevices.ts'
import { readNotifications, saveNotifications } from './notifications.ts'
import { refresh } from './refresh.ts'
import { confirmAccount, register, resendCode } from './register.ts'
import { serveSecondFactor } from './secondFactor/serveSecondFactor.ts'
import { endOwnSession, listSessions, signOut } from './sessions.ts'
import { signIn } from './signIn.ts'
import { signInWithGoogle } from './signInWithGoogle.ts'
import { termsParagraphs, termsTitle, termsVersion } from './terms.ts'
import { unlock } from './unlock.ts'
import { visitOf } from './visit.ts'

/** Serves every account call: section 7 of the specification, `/api/accounts` and `/api/oauth`. */
export function serveAccounts(server: KitloomServer, services: AccountServices): void {
  // Responses hold tokens and personal data, so no cache may store them.
  server.addHook('onSend', async (request, reply) => {
    if (/^\/api\/(accounts|oauth)\//.test(request.url)) reply.header('cache-control', 'private, no-store')
  })
  serveSignIn(server, services)
  serveRegistration(server, services)
  servePasswords(server, services)
  serveDetails(server, services)
  serveSessions(server, services)
  serveTerms(server, services)
  serveSecondFactor(server, services)
}

/** Serves sign-up, and confirming the address with the emailed code. */
function serveRegistration(server: KitloomServer, services: AccountServices): void {
  serveCall(server, registerCall, request => register(services, visitOf(request), request.body))
  serveCall(server, confirmAccountCall, async request => {
    const { username, 'otp-token': code } = request.headers
    await confirmAccount(services, visitOf(request), { email: username, code })
    return { confirmed: true as const }
  })
  serveCall(server, resendCodeCall, async request => {
    await resendCode(services, visitOf(request), request.headers.username)
    return done
  })
}

/** Serves sign-in, refresh, sign-out, and the keys that verify the tokens. */
function serveSignIn(server: KitloomServer, services: AccountServices): void {
  serveCall(server, signInCall, async (request, reply) => {
    const visit = visitOf(request)
    const tokens = await signIn(services, visit, request.body)
    keepDeviceSecret(reply, visit)
    return tokens
  })
  serveCall(server, googleSignInCall, async (request, reply) => {
    const visit = visitOf(request)
    const tokens = await signInWithGoogle(services, visit, request.body)
    keepDeviceSecret(reply, visit)
    return tokens
  })
  serveCall(server, refreshCall, request => refresh(services, visitOf(request), request.body))
  serveCall(server, signOutCall, async request => {
    await signOut(services, request.tenant.id, request.body.token)
    return done
  })
  serveCall(server, publicKeysCall, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=60')
    return publicKeysResponse.parse({ keys: await services.keys.publicKeys() })
  })
}

/** Serves the sessions of a customer. */
function serveSessions(server: KitloomServer, { database, now }: AccountServices): void {
  serveCall(server, listSessionsCall, async request => {
    const { account, session } = customerOf(request)
    const requested = { account, current: session, now: now() }
    const items = [...(await database.asTenant(request.tenant.id, tx => listSessions(tx, requested)))]
    return { items, total: items.length, page: 1, pageSize: Math.max(1, items.length) }
  })
  serveCall(server, endSessionCall, async request => {
    const { clientId, sessionId } = request.params
    const requested = { account: customerOf(request).account, client: clientId, session: sessionId, now: now() }
    await database.asTenant(request.tenant.id, tx => endOwnSession(tx, requested))
    return done
  })
}

/** Serves the terms of the shop and their acceptance. */
function serveTerms(server: KitloomServer, { database, now }: AccountServices): void {
  serveCall(server, readTermsCall, async request => {
    const { account: id } = customerOf(request)
    const account = await database.asTenant(request.tenant.id, tx => ownAccount(tx, id))
    const accepted = account.termsVersion === termsVersion
    return { version: termsVersion, title: termsTitle, paragraphs: [...termsParagraphs], accepted }
  })
  serveCall(server, acceptTermsCall, async request => {
    const { account } = customerOf(request)
    // People can only accept the version that they were shown.
    if (request.body.version !== termsVersion) throw new Problem('terms-outdated')
    const accepted = { termsVersion, termsAcceptedAt: new Date(now()) }
    await database.asTenant(request.tenant.id, tx => tx.update(accounts).set(accepted).where(eq(accounts.id, account)))
    return done
  })
}

/** Serves the details and the notification settings of a customer. */
function serveDetails(server: KitloomServer, services: AccountServices): void {
  const { database, now } = services
  serveCall(server, readDetailsCall, async (request, reply) => {
    const { account } = customerOf(request)
    const found = await database.asTenant(request.tenant.id, tx => ownAccount(tx, account))
    reply.header('etag', versionTag(found.version))
    return describeAccount(found)
  })
  serveCall(server, changeDetailsCall, async (request, reply) => {
    const version = request.headers['if-match'] ?? null
    const change = { account: customerOf(request).account, details: request.body, version }
    const changed = await changeDetails(services, request.tenant.id, change)
    reply.header('etag', versionTag(changed.version))
    return describeAccount(changed)
  })
  serveCall(server, deleteAccountCall, async request => {
    await deleteAccount(services, visitOf(request), customerOf(request).account, request.body)
    return done
  })
  serveCall(server, accountSummaryCall, request =>
    database.asTenant(request.tenant.id, tx => summariseAccount(tx, customerOf(request).account)),
  )
  serveCall(server, readNotificationsCall, request =>
    database.asTenant(request.tenant.id, tx => readNotifications(tx, customerOf(request).account)),
  )
  serveCall(server, changeNotificationsCall, async request => {
    const kept = { account: customerOf(request).account, settings: request.body, now: now() }
    const { id } = request.tenant
    await database.asTenant(id, tx => saveNotifications(tx, { tenant: id, ...kept }))
    return request.body
  })
}

/** Serves password resets, password changes and unlocking. */
function servePasswords(server: KitloomServer, services: AccountServices): void {
  serveCall(server, forgotPasswordCall, async request => {
    await requestPasswordReset(services, visitOf(request), request.body.email)
    return done
  })
  serveCall(server, resetPasswordCall, async (request, reply) => {
    const visit = visitOf(request)
    await resetPassword(services, visit, request.body)
    keepDeviceSecret(reply, visit)
    return done
  })
  serveCall(server, unlockCall, async (request, reply) => {
    const visit = visitOf(request)
    await unlock(services, visit, request.body.token)
    keepDeviceSecret(reply, visit)
    return done
  })
  serveCall(server, changePasswordCall, async request => {
    await changePassword(services, visitOf(request), customerOf(request), request.body)
    return done
  })
}
