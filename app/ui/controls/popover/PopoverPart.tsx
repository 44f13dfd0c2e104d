import { Popover, Portal } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { useIsMounted } from '../onDemand.ts'
import { Themed } from '../Themed.tsx'

export interface PopoverPartProps {
  /** The button's, by which the popover knows it, and the popover's own. */
  readonly ids: { readonly trigger: string; readonly content: string }
  readonly isOpen: boolean
  /** What it is, for who does not see it. */
  readonly label: string
  /** A length of CSS; else as wide as what is in it. */
  readonly width?: string
  readonly placement?: 'bottom-start' | 'bottom' | 'bottom-end'
  /** Between the button and the popover, in px. */
  readonly gap?: number
  readonly children: (close: ClosePopover) => ReactNode
  readonly close: () => void
}

/** Closes the popover; `then` runs once the focus is back at its button, so that it may move the focus on. */
export type ClosePopover = (then?: () => void) => void

/** What a popover's button unfolds. Mounted anew for each opening. */
export function PopoverPart(props: PopoverPartProps) {
  const { ids, isOpen, label, width, placement = 'bottom-end', gap = 8, children, close } = props
  const isMounted = useIsMounted()
  const after = useRef<() => void>(undefined)
  const closeThen: ClosePopover = then => {
    after.current = then
    close()
  }
  return (
    <Themed>
      <Popover.Root
        ids={ids}
        open={isOpen && isMounted}
        onOpenChange={({ open }) => !open && close()}
        onExitComplete={() => after.current?.()}
        lazyMount
        unmountOnExit
        positioning={{ placement, gutter: gap, overflowPadding: 8 }}
      >
        <Portal>
          <Popover.Positioner>
            <Popover.Content aria-label={label} aria-labelledby={undefined} style={{ width }}>
              {children(closeThen)}
            </Popover.Content>
          </Popover.Positioner>
        </Portal>
      </Popover.Root>
    </Themed>
  )
}
