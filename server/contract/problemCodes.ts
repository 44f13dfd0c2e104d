import { documentLimits } from '../../engine/document/limits.ts'

interface Described {
  readonly status: number
  /** For people, in English; the app says it in the visitor's language by the code. */
  readonly title: string
}

/** Every failure that a caller may meet. Codes never change. */
export const problemCodes = {
  'invalid-request': { status: 400, title: 'The request is not valid' },
  'invalid-credentials': { status: 401, title: 'Invalid email or password' },
  'too-many-attempts': { status: 429, title: 'Too many wrong passwords. Wait, or unlock with the link in our letter' },
  'account-not-confirmed': { status: 403, title: 'Confirm your email with the code in our letter' },
  'account-blocked': { status: 403, title: 'This account is blocked. Please contact the shop' },
  'wrong-password': { status: 403, title: 'The password is not right' },
  'token-expired': { status: 401, title: 'The access token has ended. Refresh it' },
  'token-invalid': { status: 401, title: 'The access token cannot be believed. Please sign in' },
  'session-ended': { status: 401, title: 'This session has ended. Please sign in' },
  'refresh-refused': { status: 401, title: 'The session cannot be continued. Please sign in' },
  'otp-invalid': { status: 400, title: 'The code is wrong or too old. Ask for a new one' },
  'link-invalid': { status: 400, title: 'The link is used or too old. Ask for a new one' },
  'terms-outdated': { status: 409, title: 'The terms have changed. Please read them again' },
  'social-refused': { status: 401, title: 'The sign-in with Google was not accepted. Try again' },
  'social-unavailable': { status: 503, title: 'Signing in with Google is not available here' },
  'sign-in-with-password': { status: 409, title: 'This address has an account with a password. Sign in with it' },
  'not-signed-in': { status: 401, title: 'Please sign in' },
  'wrong-client': { status: 403, title: 'This sign-in is not meant for this part of Kitloom' },
  'not-allowed': { status: 403, title: 'You may not do this' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'unknown-tenant': { status: 404, title: 'There is no shop at this address' },
  'version-mismatch': { status: 412, title: 'It was changed meanwhile' },
  'version-required': { status: 428, title: 'Say which version you change, with If-Match' },
  'too-large': { status: 413, title: 'That is too large' },
  'unsupported-media-type': { status: 415, title: 'This kind of content cannot be read' },
  'too-many-requests': { status: 429, title: 'Too many requests. Wait a little' },
  'something-went-wrong': { status: 500, title: 'Something went wrong!' },
  'not-ready': { status: 503, title: 'Not available just now. Try again soon' },
  'storage-full': { status: 507, title: 'There is no room left to store this' },
  'too-many-players': { status: 409, title: 'The list of players is full' },
  'list-empty': { status: 422, title: 'There are no players in this list' },
  'list-too-long': { status: 422, title: `A list of players has at most ${documentLimits.players} rows` },
  'list-broken': { status: 422, title: 'This spreadsheet is damaged. Save it anew, or as CSV' },
  'no-price': { status: 422, title: 'The shop has no price for this' },
  'files-unreachable': { status: 503, title: 'Files cannot be reached just now. Try again soon' },
  'picture-empty': { status: 422, title: 'The file is empty' },
  'picture-unknown': { status: 415, title: 'This is no PNG, JPEG, WebP, GIF, AVIF or SVG' },
  'picture-broken': { status: 422, title: 'The picture is damaged or not complete. Save it anew' },
  'picture-pixels': { status: 422, title: 'The picture has more than 40 million pixels. Make it smaller' },
  'picture-tangled': { status: 422, title: 'The SVG is too large or too involved. Simplify it, or save it as PNG' },
  'picture-slow': { status: 422, title: 'The picture takes too long to read. Make it smaller, or save it anew' },
  'uploads-busy': { status: 503, title: 'Many pictures are being read just now. Try again soon' },
  'uploads-full': { status: 409, title: 'You have uploaded as much as there is room for. Remove some pictures first' },
  'upload-in-use': { status: 409, title: 'One of your designs has this picture' },
  'id-taken': { status: 409, title: 'This id is in use. Make another one' },
  'design-empty': { status: 409, title: 'There is nothing on this design yet' },
  'design-in-review': { status: 409, title: 'The design is being reviewed. Withdraw it to edit it' },
  'approval-is-lost': { status: 409, title: 'Editing takes the answer of the review away. Reopen the design first' },
  'wrong-state': { status: 409, title: 'This step cannot be taken now' },
  'update-refused': { status: 422, title: 'These changes cannot be taken' },
  'share-too-narrow': { status: 403, title: 'This link does not allow that' },
  'share-expired': { status: 410, title: 'This link has expired. Ask for a new one' },
  'share-revoked': { status: 410, title: 'This link was taken back' },
  'createDesign max limit': { status: 409, title: 'Your design exceeded max limit' },
} as const satisfies Readonly<Record<string, Described>>

export type ProblemCode = keyof typeof problemCodes
