import { LogOut, Settings } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { fullName, nameOrder } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { Menu } from '../../ui/controls/menu/Menu.tsx'
import { useSignOut } from '../useSignOut.ts'
import styles from './memberLayout.module.css'

/** Who is signed in, with the settings and the way out. */
export function UserMenu() {
  const { t } = useTranslation()
  const { session, language } = useServices()
  const now = useStream(session.state)
  const chosen = useStream(language)
  const signOut = useSignOut()
  if (now.kind !== 'in') return null
  const name = fullName(now.details, chosen)
  const items = [
    { id: 'setting', label: t('app:menu.setting'), icon: Settings, to: '/me/setting' },
    { id: 'signOut', label: t('app:menu.signOut'), icon: LogOut, act: signOut },
  ]
  return (
    <Menu
      label={t('app:menu.user', { name })}
      className={styles.user ?? ''}
      groups={[{ id: 'me', head: { title: name, text: now.details.email }, items }]}
      gap={8}
    >
      <span className={styles.initials} aria-hidden>
        {nameOrder(chosen).map(part => initialOf(now.details[part]))}
      </span>
      <span className={styles.userName}>{name}</span>
    </Menu>
  )
}

const clusters = new Intl.Segmenter('km', { granularity: 'grapheme' })

/** The first cluster: a Khmer letter is not cut from its signs. */
function initialOf(name: string): string {
  const [first] = clusters.segment(name.trim())
  return first?.segment.toUpperCase() ?? ''
}
