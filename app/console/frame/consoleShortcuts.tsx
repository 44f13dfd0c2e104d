import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { useNavigate } from '../../ui/routing/RoutingContext.ts'
import { useStaff } from '../session/EntranceContext.ts'
import styles from './frame.module.css'
import { navigation } from './navigation.ts'
import { usePlainKeys } from './usePlainKeys.ts'

/** How long G waits for its second key, in ms. */
const keyTimeout = 1500

/** `/` goes to the search, `?` shows the shortcuts, and G with another key goes to a room. */
export function useConsoleShortcuts(search: RefObject<HTMLInputElement | null>) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const staff = useStaff()
  const began = useRef(0)
  usePlainKeys(event => {
    const waits = event.timeStamp - began.current < keyTimeout
    began.current = 0
    if (event.key === '/') search.current?.focus()
    else if (event.key === '?') setOpen(true)
    else if (event.key === 'g') began.current = event.timeStamp
    else if (waits) {
      const room = navigation.flatMap(({ items }) => items).find(({ key }) => key === event.key)
      if (room && staff.may(room.right)) void navigate(room.to)
      return
    } else return
    if (event.key !== 'g') event.preventDefault()
  })
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}

export function ConsoleShortcuts({ close }: { readonly close: () => void }) {
  const { t } = useTranslation('console')
  const rows = [
    ['/', t('search')],
    ['?', t('shortcuts.title')],
    ...navigation.flatMap(({ items }) => items.map(item => [`G ${item.key.toUpperCase()}`, t(`nav.${item.word}`)])),
    ['P', t('shortcuts.play')],
    [', .', t('shortcuts.step')],
    ['J K', t('shortcuts.next')],
  ]
  return (
    <TaskDialog title={t('shortcuts.title')} close={close}>
      <dl className={styles.shortcuts}>
        {rows.map(([keys = '', text]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </TaskDialog>
  )
}
