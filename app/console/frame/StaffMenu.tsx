import { Keyboard, LogOut, Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { fullName, nameOrder } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { Menu } from '../../ui/controls/menu/Menu.tsx'
import { useEntrance, useStaff } from '../session/EntranceContext.ts'
import styles from './frame.module.css'

/** The menu of the staff member who is signed in. */
export function StaffMenu({ openShortcuts }: { openShortcuts(): void }) {
  const { t } = useTranslation('console')
  const { language } = useServices()
  const entrance = useEntrance()
  const staff = useStaff()
  const chosen = useStream(language)
  const initials = nameOrder(chosen)
    .map(part => [...staff[part]][0] ?? '')
    .join('')
  const items = [
    { id: 'shortcuts', label: t('shortcuts.title'), icon: Keyboard, act: openShortcuts },
    { id: 'shop', label: t('toShop'), icon: Store, act: () => window.open('/', '_blank', 'noopener') },
    { id: 'leave', label: t('signOut'), icon: LogOut, act: () => void entrance.leave() },
  ]
  return (
    <Menu label={fullName(staff, chosen)} className={styles.user ?? ''} groups={[{ id: 'staff', items }]}>
      <span className={styles.initials} aria-hidden>
        {initials}
      </span>
      <span className={styles.userName}>
        {fullName(staff, chosen)}
        <small>{t(`role.${staff.role}`)}</small>
      </span>
    </Menu>
  )
}
