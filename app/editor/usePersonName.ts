import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuthorId } from '../../engine/index.ts'
import { useOpenedDesign } from './OpenDesignContext.ts'

/** How an author is called for this person: the own other tabs by their number, others by their name. */
export function usePersonName(): (author: AuthorId) => string {
  const { engine } = useOpenedDesign()
  const { t } = useTranslation()
  return useCallback(
    author => {
      const own = engine.timeline.log().author
      if (author === own) return t('people.you')
      const [person, slot] = author.split('#')
      if (person === own.split('#')[0]) return t('people.tab', { number: Number(slot) + 1 })
      const name = engine.sync.peers.current().find(peer => peer.author === author)?.name
      // Who has given no name is called by the author's id, which says nothing to anybody.
      return name && name !== author ? name : t('people.somebody')
    },
    [engine, t],
  )
}
