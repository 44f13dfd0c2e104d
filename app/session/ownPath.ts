const nowhere = 'https://kitloom.invalid'

/** A path of our own, or `/` for anything that would lead away: another origin, a scheme, `//`, `/\`, control characters. */
export function ownPath(wanted: string | null): string {
  if (wanted === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return '/'
  try {
    const { origin, pathname, search, hash } = new URL(wanted, nowhere)
    return origin === nowhere && !pathname.startsWith('//') ? pathname + search + hash : '/'
  } catch {
    return '/'
  }
}

/** Where one signs in and then goes on to `path`. */
export const signInPath = (path: string): string =>
  path === '/' ? '/auth/signin' : `/auth/signin?redirect_to=${encodeURIComponent(path)}`
