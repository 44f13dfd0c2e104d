import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DesignDocument, inOrder } from '../../../engine/index.ts'
import { useShopInks } from '../../panelkit/colour/useShopInks.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useRulesOff } from '../../studio/print/kitRules.ts'
import { printInWorker } from '../../studio/print/printInWorker.ts'
import { useFindingSentence } from '../../studio/print/useFindingSentence.ts'
import { type CheckLine, printLines } from './shirtLines.ts'

export interface DesignChecks {
  /** `null` while they run. */
  readonly lines: readonly CheckLine[] | null
  /** The print could not be tried. */
  readonly isIncomplete: boolean
  retry(): void
}

/** Looks at every shirt as it would be printed, in a worker, and reads through the players. */
export function useDesignChecks(what: 'check' | 'review' = 'check'): DesignChecks {
  const { engine, garment, view } = useOpenedDesign()
  const { now } = useServices()
  const { t } = useTranslation()
  const sentence = useFindingSentence()
  const off = useRulesOff()
  const inks = useShopInks()
  const [lines, setLines] = useState<readonly CheckLine[] | null>(null)
  const [isIncomplete, setIncomplete] = useState(false)

  const check = async () => {
    const document = engine.document.current()
    const found: CheckLine[] = []
    if (document.design.name === '') found.push({ severity: 'warn', text: t('review.nameless') })
    const response = await printInWorker({
      what,
      document,
      inks,
      garment: garment.slug,
      view: view.current(),
      code: 'KL',
      madeAt: new Date(now()),
    })
    const failed = response.kind !== 'checked'
    if (response.kind === 'checked') found.push(...printLines(response.shirts, { document, off }, { t, sentence }))
    for (const finding of rosterFindings(document)) {
      if (finding.kind === 'same-number' && off.includes('sameNumber')) continue
      found.push({ severity: 'warn', text: rosterSentence(t, finding) })
    }
    setIncomplete(failed)
    setLines(found)
  }

  // The checks are of the design as it was when the dialog was opened: what somebody else does starts none.
  const begin = useEffectEvent(() => void check())
  useEffect(() => begin(), [])
  const retry = () => {
    setLines(null)
    void check()
  }
  return { lines, isIncomplete, retry }
}

function rosterSentence(t: ReturnType<typeof useTranslation>['t'], finding: RosterFinding): string {
  switch (finding.kind) {
    case 'nameless':
      return t('review.player.nameless', { place: finding.place })
    case 'numberless':
      return t('review.player.numberless', { place: finding.place, name: finding.name })
    case 'same-number':
      return t('review.player.sameNumber', { number: finding.number, names: finding.names.join(', ') })
  }
}

/** What somebody should look at in the list of players before a kit is made of it. */
type RosterFinding =
  | { readonly kind: 'nameless'; readonly number: string; readonly place: number }
  | { readonly kind: 'numberless'; readonly name: string; readonly place: number }
  | { readonly kind: 'same-number'; readonly number: string; readonly names: readonly string[] }

/** In the order of the list; numbers that several players wear come last. `place` counts from 1. */
export function rosterFindings({ players }: DesignDocument): readonly RosterFinding[] {
  const listed = inOrder(players).map(([, player], index) => ({ ...player, place: index + 1 }))
  const numbers = new Set(listed.map(({ number }) => number).filter(number => number !== ''))
  return [
    ...listed.flatMap(({ name, number, place }): RosterFinding[] => [
      ...(name.trim() === '' ? [{ kind: 'nameless', number, place } as const] : []),
      ...(number === '' ? [{ kind: 'numberless', name, place } as const] : []),
    ]),
    ...[...numbers].flatMap((number): RosterFinding[] => {
      const names = listed.filter(player => player.number === number).map(({ name }) => name)
      return names.length > 1 ? [{ kind: 'same-number', number, names }] : []
    }),
  ]
}
