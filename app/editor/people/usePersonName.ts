import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuthorId } from '../../../engine/index.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { readPersonName } from './ownName.ts'

/** How an author is called for this person: by name, else the own other tabs by their number. */
export function usePersonName(): (author: AuthorId) => string {
  const { engine } = useOpenedDesign()
  const { memory } = useServices()
  const { t } = useTranslation()
  return useCallback(
    author => {
      const own = engine.timeline.log().author
      if (author === own) return t('people.you')
      // Who has given no name is called by the author's id, which says nothing to anybody.
      const name = engine.sync.peers.current().find(peer => peer.author === author)?.name
      if (name && name !== author) return name
      const [person, slot] = author.split('#')
      if (person !== own.split('#')[0]) return t('people.somebody')
      return readPersonName(memory, author) || t('people.tab', { number: Number(slot) + 1 })
    },
    [engine, memory, t],
  )
}
