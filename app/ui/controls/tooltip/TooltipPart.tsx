import { Portal, Tooltip } from '@chakra-ui/react'
import { Themed } from '../Themed.tsx'

export interface TooltipPartProps {
  /** What the tip is of. */
  readonly of: HTMLElement
  readonly text: string
  readonly close: () => void
}

/** The tip that is shown. It goes with Escape, a press, and when the page scrolls. */
export function TooltipPart({ of, text, close }: TooltipPartProps) {
  return (
    <Themed>
      <Tooltip.Root
        open
        onOpenChange={({ open }) => !open && close()}
        positioning={{ placement: 'bottom', gutter: 6, overflowPadding: 8, getAnchorElement: () => of }}
      >
        <Portal>
          <Tooltip.Positioner>
            <Tooltip.Content>{text}</Tooltip.Content>
          </Tooltip.Positioner>
        </Portal>
      </Tooltip.Root>
    </Themed>
  )
}
