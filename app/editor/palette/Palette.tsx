import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceMemory } from '../../device/deviceMemory.ts'
import { languageCodes } from '../../i18n/languages.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { DialogFrame } from '../../ui/controls/dialog/Dialogs.tsx'
import type { EditorDialogProps } from '../controls/EditorControlsContext.ts'
import { KeyCaps } from '../shortcuts/KeyCaps.tsx'
import styles from './palette.module.css'
import { type PaletteItem, searchItems } from './searchItems.ts'
import { usePaletteItems } from './usePaletteItems.ts'

/** Finds everything that the editor can do by typing a part of its name, in Khmer or English. */
export function Palette({ close }: EditorDialogProps) {
  const { t } = useTranslation()
  const { memory } = useServices()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const [recent] = useState(() => readRecent(memory))
  const speakers = useSpeakers()
  const found = searchItems(usePaletteItems(), query, { recent, speakers })
  const [list, option] = [useId(), useId()]
  const run = (item: PaletteItem | undefined) => {
    if (!item) return
    noteRecent(memory, item.id)
    close()
    item.run()
  }
  const steer = (event: KeyboardEvent) => {
    const to = stepOf(event.key, active, found.length)
    if (to !== null) setActive(to)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(found[active])
    else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) close()
    else return
    event.preventDefault()
  }
  return (
    <DialogFrame
      label={t('palette.title')}
      className={styles.palette}
      placeClassName={styles.place}
      first={field}
      close={close}
    >
      <div className={styles.search}>
        <Search aria-hidden />
        <input
          ref={field}
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? `${option}${active}` : undefined}
          aria-label={t('palette.title')}
          placeholder={t('palette.hint')}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={event => {
            setQuery(event.target.value)
            setActive(0)
          }}
          onKeyDown={steer}
        />
      </div>
      <div id={list} role="listbox" aria-label={t('palette.found')} className={styles.list}>
        {found.map((item, index) => (
          <PaletteRow
            key={item.id}
            id={`${option}${index}`}
            item={item}
            isActive={index === active}
            isRecent={query === '' && recent.includes(item.id)}
            point={() => setActive(index)}
            run={() => run(item)}
          />
        ))}
      </div>
      <p className={found.length === 0 ? styles.none : 'visually-hidden'} role="status">
        {found.length === 0 ? t('palette.none', { query }) : t('palette.count', { count: found.length })}
      </p>
    </DialogFrame>
  )
}

/** The words of every language, as soon as they are there. Until then things are found in the chosen one. */
function useSpeakers() {
  const { words, bringEveryLanguage } = useServices()
  const [, setComplete] = useState(false)
  useEffect(() => {
    bringEveryLanguage().then(
      () => setComplete(true),
      () => {},
    )
  }, [bringEveryLanguage])
  return languageCodes.map(code => words.getFixedT(code, 'app'))
}

interface PaletteRowProps {
  readonly id: string
  readonly item: PaletteItem
  readonly isActive: boolean
  readonly isRecent: boolean
  readonly point: () => void
  readonly run: () => void
}

function PaletteRow({ id, item, isActive, isRecent, point, run }: PaletteRowProps) {
  const { t } = useTranslation()
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const Icon = item.icon
  return (
    // The field above has the focus and the keys.
    <button
      ref={row}
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.row}
      onPointerMove={isActive ? undefined : point}
      onClick={run}
    >
      <Icon aria-hidden />
      <span className={styles.label}>{item.label(t)}</span>
      {item.stroke ? (
        <KeyCaps stroke={item.stroke} />
      ) : (
        <span className={styles.group}>{isRecent ? t('palette.recent') : t(`palette.group.${item.group}`)}</span>
      )}
    </button>
  )
}

const page = 8

/** Where a key leads in the list, round its ends; `null` for other keys. */
function stepOf(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return (active + count - 1) % count
  if (key === 'PageDown') return Math.min(active + page, count - 1)
  if (key === 'PageUp') return Math.max(active - page, 0)
  return null
}

const memoryName = 'kitloom-palette'
const maxRemembered = 6

/** Ids of the items that were used last, latest first. */
export const readRecent = (memory: DeviceMemory): readonly string[] =>
  (memory.read(memoryName) ?? '').split('\n').filter(id => id !== '')

export function noteRecent(memory: DeviceMemory, id: string): void {
  const ids = [id, ...readRecent(memory).filter(known => known !== id)]
  memory.write(memoryName, ids.slice(0, maxRemembered).join('\n'))
}
