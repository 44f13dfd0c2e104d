/** Seconds. Short: a stolen access token is of use until it ends, unless its session was ended. */
export const accessLifetime = 300

/** Seconds without a sign of life after which a session is over. */
export const refreshLifetime = 14 * 24 * 3600

/** Seconds after which one has to sign in again, however lively the session. */
export const sessionLifetime = 90 * 24 * 3600
