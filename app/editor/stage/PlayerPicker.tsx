import { ChevronLeft, ChevronRight, ChevronsUpDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { inOrder, type PlayerId, playerId, sampleView, viewOfPlayer } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import styles from './playerPicker.module.css'
import dock from './stage.module.css'

/** Whose shirt is shown: the one before, the next, any of the list, or the design's sample. */
export function PlayerPicker() {
  const { t } = useTranslation()
  const { engine, view } = useOpenedDesign()
  const { players } = useStream(engine.document)
  const shown = useStream(view)
  const list = inOrder(players)
  if (list.length === 0) return null
  const ids: readonly (PlayerId | null)[] = [null, ...list.map(([id]) => id)]
  const at = Math.max(0, ids.indexOf(shown.player))
  const show = (id: PlayerId | null) => view.set(id === null ? sampleView(shown.version) : viewOfPlayer(players, id))
  const step = (by: -1 | 1) => show(ids[(at + by + ids.length) % ids.length] ?? null)
  const player = shown.player === null ? undefined : players[shown.player]
  return (
    <div className={styles.picker}>
      <span className={dock.line} />
      <button
        type="button"
        className="icon-button small"
        aria-label={t('stage.player.previous')}
        onClick={() => step(-1)}
      >
        <ChevronLeft aria-hidden />
      </button>
      <label className={styles.chosen}>
        {player && <span className={styles.number}>{player.number}</span>}
        <span className={styles.name}>
          {player ? player.name || t('stage.player.unnamed') : t('stage.player.sample')}
        </span>
        <ChevronsUpDown aria-hidden />
        <select
          aria-label={t('stage.player.label')}
          value={shown.player ?? ''}
          onChange={({ target }) => show(target.value === '' ? null : playerId(target.value))}
        >
          <option value="">{t('stage.player.sample')}</option>
          {list.map(([id, { name, number }]) => (
            <option key={id} value={id}>
              {`${number} ${name}`.trim()}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="icon-button small" aria-label={t('stage.player.next')} onClick={() => step(1)}>
        <ChevronRight aria-hidden />
      </button>
    </div>
  )
}
