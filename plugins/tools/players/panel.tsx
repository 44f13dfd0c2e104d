import { type ClipboardEvent, type KeyboardEvent, useMemo, useState } from 'react'
import { EmptyHint, Line, useDesign, useStageView, useWords } from '../../../app/panelkit/index.ts'
import { inOrder, type PlayerFields, type PlayerId } from '../../../engine/index.ts'
import { NewRow } from './NewRow.tsx'
import { PlayerForm } from './PlayerForm.tsx'
import { PlayerRow } from './PlayerRow.tsx'
import styles from './players.module.css'
import { RosterReview } from './RosterReview.tsx'
import { readRoster, type Written } from './readRoster.ts'
import { warningsOf } from './warnings.ts'

/** Who wears the kit: a table one types in or pastes a list into. The chosen player's shirt is on the stage. */
export function PlayersPanel() {
  const words = useWords()
  const { shown } = useDesign()
  const [view, show] = useStageView()
  const [review, setReview] = useState<readonly Written[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const players = useMemo(() => inOrder(shown.players), [shown.players])
  const warnings = useMemo(() => warningsOf(players), [players])
  const chosen = players.find(([id]) => id === view.player)
  const kits = players.reduce((sum, [, { quantity }]) => sum + quantity, 0)
  const choose = (id: PlayerId, { size, goalkeeper }: PlayerFields) => {
    if (id !== view.player) show({ version: goalkeeper ? 'goalkeeper' : 'player', player: id, size })
  }
  const refusalWords = {
    'too-long': words('refused.too-long'),
    'too-many': words('refused.too-many'),
    nothing: words('refused.nothing'),
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    const read = readRoster(text)
    setRefusal(read.kind === 'refused' ? refusalWords[read.reason] : null)
    if (read.kind === 'rows') setReview([...review, ...read.rows])
  }
  return (
    // What is pasted anywhere in the table may be a whole list.
    <section className={styles.players} onPaste={paste} aria-label={words('table')}>
      {players.length === 0 && <EmptyHint title={words('none')} hint={words('noneHint')} />}
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      {review.length > 0 && <RosterReview rows={review} keep={setReview} />}
      <ul className={styles.table} onKeyDown={moveByKeys}>
        {players.map(([id, player]) => (
          <PlayerRow
            key={id}
            id={id}
            player={player}
            warnings={warnings.get(id) ?? []}
            isChosen={id === view.player}
            choose={() => choose(id, player)}
          />
        ))}
        <NewRow />
      </ul>
      <p className={styles.count}>{words('total', { players: players.length, kits })}</p>
      {warnings.size > 0 && <p className={styles.warned}>{words('toLookAt', { count: warnings.size })}</p>}
      {chosen && (
        <>
          <Line />
          <PlayerForm key={chosen[0]} id={chosen[0]} player={chosen[1]} />
        </>
      )}
    </section>
  )
}

/** Enter and the arrows go to the same cell of the row below or above. */
function moveByKeys(event: KeyboardEvent<HTMLUListElement>) {
  const { target, key } = event
  if (!(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
  const row = target.closest('li')
  if (!row || row.hasAttribute('data-new')) {
    if (key !== 'ArrowUp') return
  }
  const to =
    key === 'Enter' || key === 'ArrowDown' ? row?.nextElementSibling : key === 'ArrowUp' && row?.previousElementSibling
  if (!row || !to) return
  const cell = [...row.querySelectorAll('input')].indexOf(target)
  event.preventDefault()
  to.querySelectorAll('input')[cell]?.focus()
}
