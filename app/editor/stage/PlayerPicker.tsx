import { ChevronLeft, ChevronRight, ChevronsUpDown } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import {
  inOrder,
  type PlayerId,
  playerId,
  sampleView,
  versions,
  viewOfPlayer,
  viewOfVersion,
} from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { Select } from '../../ui/controls/native/Select.tsx'
import styles from './dock.module.css'

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
      <span className={styles.line} />
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
        <Select
          isPlain
          label={t('stage.player.label')}
          value={shown.player ?? ''}
          choices={[
            { value: '', label: t('stage.player.sample') },
            ...list.map(([id, { name, number }]) => ({ value: id, label: `${number} ${name}`.trim() })),
          ]}
          choose={id => show(id === '' ? null : playerId(id))}
        />
      </label>
      <button type="button" className="icon-button small" aria-label={t('stage.player.next')} onClick={() => step(1)}>
        <ChevronRight aria-hidden />
      </button>
    </div>
  )
}

/** Between the players' kit and the goalkeeper's. */
export function VersionSwitch() {
  const { t } = useTranslation()
  const { engine, view } = useOpenedDesign()
  const shown = useStream(view)
  return (
    <Segments
      label={t('stage.versions')}
      segments={versions.map(value => ({ value, label: t(`stage.version.${value}`) }))}
      value={shown.version}
      choose={version => view.set(viewOfVersion(engine.document.current().players, shown, version))}
    />
  )
}

/** Keeps the stage with the shown player: another size, a goalkeeper's kit, or the sample once the player is gone. */
export function useFollowPlayer(): void {
  const { engine, view } = useOpenedDesign()
  const { players } = useStream(engine.document)
  useEffect(() => {
    const seen = view.current()
    if (seen.player === null) return
    // One who is being written is on the shirt before they are in the design.
    const worn = players[seen.player] ? players : engine.shown.current().players
    const next = worn[seen.player] ? viewOfPlayer(worn, seen.player) : sampleView(seen.version)
    const isSame = next.version === seen.version && next.player === seen.player && next.size === seen.size
    if (!isSame) view.set(next)
  }, [players, view, engine])
}
