import { useCallback, useEffect, useState } from 'react'
import { derive } from '../../../engine/streams/index.ts'
import {
  createShareCall,
  type DesignShare,
  listSharesCall,
  type NewShare,
  revokeShareCall,
} from '../../../server/contract/designs/designShare.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useStudio } from '../../studio/StudioContext.ts'

/** What the dialog knows of the links to the open design. */
type ShareLinks =
  | { readonly kind: 'loading' }
  /** The design is on no server; the word says why, below `links` of the words. */
  | { readonly kind: 'none'; readonly word: string }
  | { readonly kind: 'listed'; readonly items: readonly DesignShare[] }

export interface UseShareLinks {
  readonly links: ShareLinks
  /** Resolves with the address of a new link, or `null` when there is none. */
  make(share: NewShare): Promise<string | null>
  /** Resolves with whether it was taken back. */
  revoke(share: string): Promise<boolean>
  /** The address of a link that was made on this device. */
  addressOf(share: string): string | null
}

/** The links to the open design, and how to make and take them back. Brings the design to the server if need be. */
export function useShareLinks(): UseShareLinks {
  const { id, connection } = useOpenedDesign()
  const { client } = useServices()
  const { links: savedLinks } = useStudio()
  const [links, setLinks] = useState<ShareLinks>({ kind: 'loading' })

  const load = useCallback(async (): Promise<ShareLinks> => {
    if (connection.isGuest) return { kind: 'none', word: 'guest' }
    const joined = await connection.join()
    if (joined.kind === 'refused') return { kind: 'none', word: 'refused' }
    if (joined.kind !== 'open') return { kind: 'none', word: 'offline' }
    const response = await client.send(listSharesCall, { params: { id } })
    if (response.kind === 'ok') return { kind: 'listed', items: response.value.items.filter(isOpenLink) }
    return { kind: 'none', word: response.kind === 'refused' ? 'refused' : 'offline' }
  }, [id, connection, client])

  useEffect(() => {
    let isLeft = false
    const refresh = () => void load().then(found => !isLeft && setLinks(found))
    refresh()
    // What was not to be had is asked for once more when the line comes back.
    const following = derive(connection.state, ({ kind }) => kind === 'open').changes$.subscribe(
      isOpen => isOpen && refresh(),
    )
    return () => {
      isLeft = true
      following.unsubscribe()
    }
  }, [load, connection])

  return {
    links,
    async make(share) {
      const made = await client.send(createShareCall, { params: { id }, body: share })
      if (made.kind !== 'ok') return null
      savedLinks.saveMadeLink(made.value.id, made.value.secret)
      setLinks(await load())
      return linkAddress(made.value.secret)
    },
    async revoke(share) {
      const response = await client.send(revokeShareCall, { params: { id, share } })
      if (response.kind === 'ok') setLinks(await load())
      return response.kind === 'ok'
    },
    addressOf(share) {
      const secret = savedLinks.madeLink(share)
      return secret && linkAddress(secret)
    },
  }
}

/** Where a link leads whose secret is known. */
export const linkAddress = (secret: string): string => new URL(`/design/preview/${secret}`, location.href).href

/** Whether a link still lets somebody in. */
export const isOpenLink = ({ revokedAt, expiresAt }: DesignShare): boolean =>
  revokedAt === null && (expiresAt === null || new Date(expiresAt).getTime() > Date.now())
