import { Drawer, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsMounted } from '../onDemand.ts'
import { Themed } from '../Themed.tsx'

export interface DrawerPartProps {
  /** Of the button that opens it, by which the drawer knows where the focus goes back to. */
  readonly trigger: string
  readonly isOpen: boolean
  /** What it is, for who does not see it. */
  readonly label: string
  /** The height of the bar that it leaves in sight, in px. */
  readonly top: number
  readonly children: ReactNode
  readonly close: () => void
}

/** What a drawer's button pulls over the page. Mounted anew for each opening. */
export function DrawerPart({ trigger, isOpen, label, top, children, close }: DrawerPartProps) {
  const { t } = useTranslation()
  const isMounted = useIsMounted()
  const below = { '--drawer-top': `${top}px` } as CSSProperties
  return (
    <Themed>
      <Drawer.Root
        open={isOpen && isMounted}
        onOpenChange={({ open }) => !open && close()}
        finalFocusEl={() => document.getElementById(trigger)}
      >
        <Portal>
          <Drawer.Backdrop style={below} />
          <Drawer.Positioner style={below}>
            <Drawer.Content aria-label={label} aria-labelledby={undefined}>
              {children}
              <Drawer.CloseTrigger className="icon-button small" aria-label={t('app:close')}>
                <X aria-hidden />
              </Drawer.CloseTrigger>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </Themed>
  )
}
