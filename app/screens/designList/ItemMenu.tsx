import {
  Copy,
  Ellipsis,
  Eye,
  Globe,
  GlobeLock,
  type LucideIcon,
  Pencil,
  PencilRuler,
  Send,
  Share2,
  ShoppingBag,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DesignCard } from '../../../server/contract/designs/design.ts'
import { checkoutPath, editPath } from '../../session/paths.ts'
import { Menu } from '../../ui/controls/menu/Menu.tsx'
import styles from './designItem.module.css'
import type { DesignActions } from './useDesignActions.ts'

interface ItemMenuProps {
  readonly design: DesignCard
  readonly name: string
  readonly actions: DesignActions
  readonly rename: () => void
  readonly share: () => void
}

type EntryWord =
  | 'open'
  | 'preview'
  | 'rename'
  | 'duplicate'
  | 'share'
  | 'submit'
  | 'withdraw'
  | 'publish'
  | 'unpublish'
  | 'checkout'
  | 'delete'

/** What can be done with a design as it stands. */
export function ItemMenu({ design, name, actions, rename, share }: ItemMenuProps) {
  const { t } = useTranslation('designList')
  const { status, publishedAt } = design
  const isPublic = publishedAt !== null
  const entry = (word: EntryWord, icon: LucideIcon, act: () => void) => ({
    id: word,
    label: t(`menu.${word}`),
    icon,
    act,
  })
  const way = (word: EntryWord, icon: LucideIcon, to: string) => ({ id: word, label: t(`menu.${word}`), icon, to })
  const groups = [
    {
      id: 'design',
      items: [
        way('open', PencilRuler, editPath(design)),
        way('preview', Eye, `/preview?design=${design.id}`),
        status === 'DRAFT' && entry('rename', Pencil, rename),
        entry('duplicate', Copy, actions.duplicate),
        entry('share', Share2, share),
      ],
    },
    {
      id: 'shop',
      items: [
        status === 'DRAFT' && entry('submit', Send, actions.submit),
        status === 'REVIEWING' && entry('withdraw', Undo2, actions.withdraw),
        isPublic && entry('unpublish', GlobeLock, actions.unpublish),
        !isPublic && status !== 'REJECTED' && entry('publish', Globe, actions.publish),
        way('checkout', ShoppingBag, checkoutPath(design)),
      ],
    },
    { id: 'end', items: [status !== 'REVIEWING' && entry('delete', Trash2, actions.remove)] },
  ]
  return (
    <div className={styles.more}>
      <Menu label={t('menu.of', { name })} className="icon-button" groups={groups}>
        <Ellipsis aria-hidden />
      </Menu>
    </div>
  )
}
