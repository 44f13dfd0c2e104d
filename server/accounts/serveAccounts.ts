import { eq } from 'drizzle-orm'
import { publicKeysAnswer, publicKeysCall } from '../contract/accounts/accessTokens.ts'
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
import { changeDetails, describeAccount, summarise } from './details.ts'
import { requestPasswordReset, resetPassword } from './forgottenPassword.ts'
import { keepNotifications, readNotifications } from './notifications.ts'
import { refresh } from './refresh.ts'
import { confirmAccount, register, resendCode } from './register.ts'
import { endOwnSession, listSessions, signOut } from './sessions.ts'
import { signIn } from './signIn.ts'
import { signInWithGoogle } from './signInWithGoogle.ts'
import { termsParagraphs, termsTitle, termsVersion } from './terms.ts'
import { unlock } from './unlock.ts'
import { visitOf } from './visit.ts'

/** Every call about accounts: section 7 of the specification, `/api/accounts` and `/api/oauth`. */
export function serveAccounts(server: KitloomServer, services: AccountServices): void {
  // Answers hold tokens and people's details: no cache on the way may keep one.
  server.addHook('onSend', async (request, reply) => {
    if (/^\/api\/(accounts|oauth)\//.test(request.url)) reply.header('cache-control', 'no-store')
  })
  serveSignIn(server, services)
  serveRegistration(server, services)
  servePasswords(server, services)
  serveDetails(server, services)
  serveSessions(server, services)
  serveTerms(server, services)
}

/** Signing up, and confirming the address with the code that was mailed to it. */
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

/** Signing in, refreshing, signing out, and the keys that verify what they give. */
function serveSignIn(server: KitloomServer, services: AccountServices): void {
  serveCall(server, signInCall, request => signIn(services, visitOf(request), request.body))
  serveCall(server, googleSignInCall, request => signInWithGoogle(services, visitOf(request), request.body))
  serveCall(server, refreshCall, request => refresh(services, visitOf(request), request.body))
  serveCall(server, signOutCall, async request => {
    await signOut(services, request.tenant.id, request.body.token)
    return done
  })
  serveCall(server, publicKeysCall, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=60')
    return publicKeysAnswer.parse({ keys: await services.keys.publicKeys() })
  })
}

/** Where a customer is signed in. */
function serveSessions(server: KitloomServer, { database, now }: AccountServices): void {
  serveCall(server, listSessionsCall, async request => {
    const { account, session } = customerOf(request)
    const asked = { account, current: session, now: now() }
    const items = [...(await database.asTenant(request.tenant.id, tx => listSessions(tx, asked)))]
    return { items, total: items.length, page: 1, pageSize: Math.max(1, items.length) }
  })
  serveCall(server, endSessionCall, async request => {
    const { clientId, sessionId } = request.params
    const asked = { account: customerOf(request).account, client: clientId, session: sessionId, now: now() }
    await database.asTenant(request.tenant.id, tx => endOwnSession(tx, asked))
    return done
  })
}

/** The terms of the shop, and who has accepted them. */
function serveTerms(server: KitloomServer, { database, now }: AccountServices): void {
  serveCall(server, readTermsCall, async request => {
    const { account: id } = customerOf(request)
    const account = await database.asTenant(request.tenant.id, tx => ownAccount(tx, id))
    const accepted = account.termsVersion === termsVersion
    return { version: termsVersion, title: termsTitle, paragraphs: [...termsParagraphs], accepted }
  })
  serveCall(server, acceptTermsCall, async request => {
    const { account } = customerOf(request)
    // Nobody accepts what he was not shown.
    if (request.body.version !== termsVersion) throw new Problem('terms-outdated')
    const accepted = { termsVersion, termsAcceptedAt: new Date(now()) }
    await database.asTenant(request.tenant.id, tx => tx.update(accounts).set(accepted).where(eq(accounts.id, account)))
    return done
  })
}

/** A customer's own details, and what he wants to be told of. */
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
    database.asTenant(request.tenant.id, tx => summarise(tx, customerOf(request).account)),
  )
  serveCall(server, readNotificationsCall, request =>
    database.asTenant(request.tenant.id, tx => readNotifications(tx, customerOf(request).account)),
  )
  serveCall(server, changeNotificationsCall, async request => {
    const kept = { account: customerOf(request).account, settings: request.body, now: now() }
    const { id } = request.tenant
    await database.asTenant(id, tx => keepNotifications(tx, { tenant: id, ...kept }))
    return request.body
  })
}

/** Forgotten, new and locked-out passwords. */
function servePasswords(server: KitloomServer, services: AccountServices): void {
  serveCall(server, forgotPasswordCall, async request => {
    await requestPasswordReset(services, visitOf(request), request.body.email)
    return done
  })
  serveCall(server, resetPasswordCall, async request => {
    await resetPassword(services, visitOf(request), request.body)
    return done
  })
  serveCall(server, unlockCall, async request => {
    await unlock(services, visitOf(request), request.body.token)
    return done
  })
  serveCall(server, changePasswordCall, async request => {
    await changePassword(services, visitOf(request), customerOf(request), request.body)
    return done
  })
}
