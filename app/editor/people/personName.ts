import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuthorId } from '../../../engine/index.ts'
import type { DeviceMemory } from '../../device/deviceMemory.ts'
import { useStream } from '../../device/useStream.ts'
import { fullName } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'

/** How an author is called for this person: by name, else the own other tabs by their number. */
export function usePersonName(): (author: AuthorId) => string {
  const { engine, nameOf } = useOpenedDesign()
  const { memory } = useServices()
  const { t } = useTranslation()
  return useCallback(
    author => {
      const known = nameOf?.(author)
      if (known) return known
      const own = engine.timeline.log().author
      if (author === own) return t('people.you')
      // Who has given no name is called by the author's id, which says nothing to anybody.
      const name = engine.sync.peers.current().find(peer => peer.author === author)?.name
      if (name && name !== author) return name
      const [person, slot] = author.split('#')
      if (person !== own.split('#')[0]) return t('people.somebody')
      return readPersonName(memory, author) || t('people.tab', { number: Number(slot) + 1 })
    },
    [engine, nameOf, memory, t],
  )
}

/** The name of the account; empty for visitors. */
function useAccountName(): string {
  const { session, language } = useServices()
  const now = useStream(session.state)
  const shown = useStream(language)
  return now.kind === 'in' ? fullName(now.details, shown).slice(0, longestPersonName) : ''
}

/** How this person is called for others: as was said on this device, else by the account's name. */
export function useOwnName(): readonly [name: string, rename: (name: string) => void] {
  const { engine } = useOpenedDesign()
  const { memory } = useServices()
  const { author } = engine.timeline.log()
  const [given, setGiven] = useState(() => readPersonName(memory, author))
  const accountName = useAccountName()
  const name = given || accountName
  useEffect(() => {
    if (name !== '') engine.sync.show({ name })
  }, [engine, name])
  const rename = (written: string) => {
    const words = written.replace(/\s+/g, ' ').trim().slice(0, longestPersonName)
    writePersonName(memory, author, words)
    // Who has taken a name back is called as if there never was one.
    engine.sync.show({ name: words || accountName || author })
    setGiven(words)
  }
  return [name, rename]
}

/** Tabs of one browser may be two people's: each slot has a name of its own. */
const memoryName = (author: AuthorId): string => `kitloom-name:${author.split('#')[1] ?? '0'}`

export const longestPersonName = 40

/** How a person of this browser wants to be called; empty while nobody has said. */
const readPersonName = (memory: DeviceMemory, author: AuthorId): string =>
  (memory.read(memoryName(author)) ?? '').slice(0, longestPersonName)

const writePersonName = (memory: DeviceMemory, author: AuthorId, name: string): void =>
  memory.write(memoryName(author), name)

/** Dark enough for white letters on them; never the brand's green, which means something else. */
const hues = ['--person-1', '--person-2', '--person-3', '--person-4', '--person-5', '--person-6'] as const

/** The colour of an author: the same on every page and at every visit. */
export function hueOf(author: AuthorId): string {
  let sum = 0
  for (const character of author) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 997
  return `var(${hues[sum % hues.length]})`
}

const clusters = new Intl.Segmenter('km', { granularity: 'grapheme' })

/** The first letters of a name's first and last word, whole Khmer clusters; of a tab its number. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(word => word !== '')
  const last = words.at(-1) ?? ''
  if (/^\d+$/.test(last)) return last
  return [words[0] ?? '', ...(words.length > 1 ? [last] : [])]
    .map(word => [...clusters.segment(word)][0]?.segment ?? '')
    .join('')
    .toUpperCase()
}
