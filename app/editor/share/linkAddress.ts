import type { DesignShare } from '../../../server/contract/designs/designShare.ts'

/** Where a link leads whose secret is known. */
export const linkAddress = (secret: string): string => new URL(`/design/preview/${secret}`, location.href).href

/** Whether a link still lets somebody in. */
export const isOpenLink = ({ revokedAt, expiresAt }: DesignShare): boolean =>
  revokedAt === null && (expiresAt === null || new Date(expiresAt).getTime() > Date.now())
