import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DesignDocument, inOrder, versions } from '../../../engine/index.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useFindingSentence } from '../../studio/print/PrintFindingsDialog.tsx'
import { printInWorker } from '../../studio/print/printInWorker.ts'
import { useStudio } from '../../studio/StudioContext.ts'

/** One line of the checks. `stop` keeps the design from being made, `look` should be looked at. */
interface CheckLine {
  readonly severity: 'stop' | 'look' | 'good'
  readonly text: string
}

export interface DesignChecks {
  /** `null` while they run. */
  readonly lines: readonly CheckLine[] | null
  /** The print could not be tried. */
  readonly isIncomplete: boolean
  again(): void
}

/** Tries the print of both versions and reads through the players. */
export function useDesignChecks(): DesignChecks {
  const { engine, garment, view } = useOpenedDesign()
  const { now } = useServices()
  const { faceAddresses } = useStudio()
  const { t } = useTranslation()
  const sentence = useFindingSentence()
  const [lines, setLines] = useState<readonly CheckLine[] | null>(null)
  const [isIncomplete, setIncomplete] = useState(false)

  const check = async () => {
    const document = engine.document.current()
    const found = new Map<string, CheckLine>()
    const note = (severity: CheckLine['severity'], text: string) => found.set(text, { severity, text })
    if (document.design.name === '') note('look', t('review.nameless'))
    let failed = false
    let isClean = true
    for (const version of versions) {
      const shown = { ...view.current(), player: null, version }
      const order = {
        what: 'shirt' as const,
        document,
        garment: garment.slug,
        view: shown,
        code: 'KL',
        madeAt: new Date(now()),
        faceAddresses,
      }
      const answer = await printInWorker(order)
      if (answer.kind === 'failed') failed = true
      if (answer.kind !== 'printed' || answer.warnings.length > 0) isClean = false
      if (answer.kind === 'refused') for (const obstacle of answer.obstacles) note('stop', sentence(obstacle))
      if (answer.kind === 'printed') for (const warning of answer.warnings) note('look', sentence(warning))
    }
    if (isClean) note('good', t('review.printable'))
    for (const finding of rosterFindings(document)) note('look', rosterSentence(t, finding))
    setIncomplete(failed)
    setLines([...found.values()])
  }

  // The checks are of the design as it was when the dialog was opened: what somebody else does starts none.
  const begin = useEffectEvent(() => void check())
  useEffect(() => begin(), [])
  const again = () => {
    setLines(null)
    void check()
  }
  return { lines, isIncomplete, again }
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
