import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { createPart, useOpening } from '../onDemand.ts'
import type { MenuPartProps } from './MenuPart.tsx'
import type { MenuGroup } from './menuItems.ts'

const part = createPart<MenuPartProps>(async () => (await import('./MenuPart.tsx')).MenuPart)

interface MenuProps {
  /** What the button says where its content is no text. */
  readonly label?: string
  /** What is in the button. */
  readonly children: ReactNode
  readonly className: string
  readonly groups: readonly MenuGroup[]
  /** Between the button and the menu, in px. */
  readonly gap?: number
}

/** A button with a menu below it, or above it where the page ends. The menu is fetched when it is about to be opened. */
export function Menu({ label, children, className, groups, gap = 4 }: MenuProps) {
  const id = useId()
  const { Part, isOpen, isComing, turn, ahead, open, close, toggle } = useOpening(part)
  const [begin, setBegin] = useState<MenuPartProps['begin']>('none')
  const ids = { trigger: `${id}-trigger`, content: `${id}-content` }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setBegin(event.key === 'ArrowDown' ? 'first' : 'last')
    open()
  }
  return (
    <>
      <button
        {...ahead}
        id={ids.trigger}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? ids.content : undefined}
        aria-busy={isComing || undefined}
        onKeyDown={onKeyDown}
        onClick={event => {
          // A press of a key has no clicks to count.
          setBegin(event.detail === 0 ? 'first' : 'none')
          toggle()
        }}
      >
        {children}
      </button>
      {Part && <Part key={turn} ids={ids} isOpen={isOpen} begin={begin} groups={groups} gap={gap} close={close} />}
    </>
  )
}
