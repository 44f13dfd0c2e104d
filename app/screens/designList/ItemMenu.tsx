import {
  Copy,
  Ellipsis,
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
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { DesignCard } from '../../../server/contract/designs/design.ts'
import { checkoutPath, editPath } from '../../session/paths.ts'
import styles from './designItem.module.css'
import type { DesignActions } from './useDesignActions.ts'

interface ItemMenuProps {
  readonly design: DesignCard
  readonly name: string
  readonly actions: DesignActions
  readonly rename: () => void
  readonly share: () => void
}

/** What can be done with a design as it stands. */
export function ItemMenu({ design, name, actions, rename, share }: ItemMenuProps) {
  const { t } = useTranslation('designList')
  const navigate = useNavigate()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { status, publishedAt } = design

  useEffect(() => {
    if (!isOpen) return undefined
    const close = () => menu.current?.hidePopover()
    addEventListener('scroll', close, { once: true, passive: true })
    return () => removeEventListener('scroll', close)
  }, [isOpen])

  const entry = (Icon: LucideIcon, label: string, act: () => void) => (
    <button
      type="button"
      className="button"
      onClick={() => {
        menu.current?.hidePopover()
        act()
      }}
    >
      <Icon aria-hidden />
      {label}
    </button>
  )
  return (
    <div className={styles.more}>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={t('menu.of', { name })}
        popoverTarget={id}
        aria-expanded={isOpen}
      >
        <Ellipsis aria-hidden />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={`unfolded ${styles.menu}`}
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'open') placeBeside(menu.current, button.current)
        }}
      >
        {entry(PencilRuler, t('menu.open'), () => void navigate(editPath(design)))}
        {status === 'DRAFT' && entry(Pencil, t('menu.rename'), rename)}
        {entry(Copy, t('menu.duplicate'), actions.duplicate)}
        {entry(Share2, t('menu.share'), share)}
        <hr />
        {status === 'DRAFT' && entry(Send, t('menu.submit'), actions.submit)}
        {status === 'REVIEWING' && entry(Undo2, t('menu.withdraw'), actions.withdraw)}
        {publishedAt === null
          ? status !== 'REJECTED' && entry(Globe, t('menu.publish'), actions.publish)
          : entry(GlobeLock, t('menu.unpublish'), actions.unpublish)}
        {entry(ShoppingBag, t('menu.checkout'), () => void navigate(checkoutPath(design)))}
        {status !== 'REVIEWING' && (
          <>
            <hr />
            {entry(Trash2, t('menu.delete'), actions.remove)}
          </>
        )}
      </div>
    </div>
  )
}

/** Below the button, or above it where the page ends. */
function placeBeside(menu: HTMLElement | null, button: HTMLElement | null): void {
  if (!menu || !button) return
  const [box, { offsetWidth, offsetHeight }] = [button.getBoundingClientRect(), menu]
  const isLow = box.bottom + 4 + offsetHeight > innerHeight - 8
  menu.style.top = `${Math.max(8, isLow ? box.top - 4 - offsetHeight : box.bottom + 4)}px`
  menu.style.left = `${Math.max(8, box.right - offsetWidth)}px`
}
