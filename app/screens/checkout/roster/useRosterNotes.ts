import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DesignDocument } from '../../../../engine/index.ts'
import type { CheckedShirt, PrintObstacle, PrintWarning } from '../../../../engine/print/index.ts'
import { valueOfNumber } from '../../../../plugins/index.ts'
import type { KitRule } from '../../../../server/contract/tenantSettings.ts'
import { useDebounced } from '../../../device/useDebounced.ts'
import type { NotedRow } from '../../../panelkit/grid/gridProps.ts'
import { useReviewWords } from '../../../panelkit/players/useReviewWords.ts'
import type { CellNote } from '../../../panelkit/table/cells.tsx'
import { useServices } from '../../../session/ServicesContext.ts'
import { useRulesOff, withoutRules } from '../../../studio/print/kitRules.ts'
import { printInWorker } from '../../../studio/print/printInWorker.ts'
import { useSentenceIn } from '../../../studio/print/useFindingSentence.ts'
import { useShownDesign } from '../ShownDesignContext.ts'
import type { DraftRow } from './rosterDraft.ts'
import type { OrderRoster } from './useRoster.ts'

type Notes = Readonly<Record<string, CellNote>>

/** The ordered rows with what is to be looked at: what cannot be, numbers that two wear, and what print finds. */
export function useRosterNotes({ rows, choices }: OrderRoster, document: DesignDocument): readonly NotedRow[] {
  const { t } = useTranslation('checkout')
  const words = useReviewWords(choices)
  const off = useRulesOff()
  const printed = usePrintNotes(document, off)
  return useMemo(() => {
    const shared = off.includes('sameNumber') ? new Map<string, readonly string[]>() : numbersWornTwice(rows)
    return rows.map(({ id, values, findings }) => {
      const isOff = values.ordered === ''
      if (isOff) return { id, values, isOff }
      const notes: Record<string, CellNote> = { ...printed.get(id) }
      const others = shared.get(id)
      if (others) notes.number = { kind: 'warning', text: t('roster.sameNumber', { names: others.join(', ') }) }
      for (const finding of findings) {
        const column = finding.field === 'goalkeeper' ? 'version' : finding.field
        notes[column] = { kind: 'problem', text: words.finding(finding) }
      }
      return { id, values, notes }
    })
  }, [rows, printed, words, t, off])
}

/** For each row whose number others have too: what the others are called. 7, 07 and ៧ are one number. */
export function numbersWornTwice(rows: readonly DraftRow[]): ReadonlyMap<string, readonly string[]> {
  const wearers = new Map<number, DraftRow[]>()
  for (const row of rows) {
    const number = valueOfNumber(row.values.number ?? '')
    if (number === null || row.values.ordered === '') continue
    wearers.set(number, [...(wearers.get(number) ?? []), row])
  }
  const nameOf = ({ values }: DraftRow): string => values.name || values.number || ''
  return new Map(
    [...wearers.values()]
      .filter(group => group.length > 1)
      .flatMap(group => group.map(row => [row.id, group.filter(other => other !== row).map(nameOf)] as const)),
  )
}

/** The design rests so long before its shirts are looked at, in ms. */
const rest = 1_500

/** What print finds on the shirts of single players, in a worker, once nobody has changed anything for a moment. */
function usePrintNotes(document: DesignDocument, off: readonly KitRule[]): ReadonlyMap<string, Notes> {
  const design = useShownDesign()
  const { garment, opened } = design
  const { now } = useServices()
  const sentence = useSentenceIn(design)
  const rested = useDebounced(document, rest)
  const [shirts, setShirts] = useState<readonly CheckedShirt[]>([])
  const latest = useRef({ garment, now })

  useEffect(() => {
    // Checking shirts while the design's files are still coming would delay them.
    if (!opened || Object.keys(rested.players).length === 0) return undefined
    const leaving = new AbortController()
    const { garment: worn, now: clock } = latest.current
    const view = opened.view.current()
    const request = { what: 'check', document: rested, garment: worn.slug, view, code: 'KL' } as const
    printInWorker({ ...request, madeAt: new Date(clock()) }, { signal: leaving.signal }).then(response => {
      if (response?.kind === 'checked') setShirts(response.shirts)
    })
    return () => leaving.abort()
  }, [rested, opened])

  return useMemo(
    () => notesOfShirts(withoutRules(shirts, rested, off), rested, sentence),
    [shirts, rested, sentence, off],
  )
}

type Found = PrintObstacle | PrintWarning

/** What is found on a player's shirt and not on the sample of its version, which would be found in the design itself. */
export function notesOfShirts(
  shirts: readonly CheckedShirt[],
  { layers }: Pick<DesignDocument, 'layers'>,
  sentence: (found: Found) => string,
): ReadonlyMap<string, Notes> {
  const onSamples = new Set(
    shirts.flatMap(({ player, obstacles, warnings }) => (player ? [] : [...obstacles, ...warnings].map(sentence))),
  )
  const columnOf = (found: Found): string => {
    const slot = ('layer' in found && found.layer && layers[found.layer]?.slot) || ''
    if (slot === 'playerName') return 'name'
    return /number$/i.test(slot) ? 'number' : 'size'
  }
  return new Map(
    shirts.flatMap(({ player, obstacles, warnings }) => {
      if (!player) return []
      const notes: Record<string, CellNote> = {}
      for (const found of [...warnings, ...obstacles]) {
        const text = sentence(found)
        if (!onSamples.has(text)) notes[columnOf(found)] = { kind: 'warning', text }
      }
      return [[String(player), notes] as const]
    }),
  )
}
