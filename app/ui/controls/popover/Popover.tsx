import { type CSSProperties, type ReactNode, useId } from 'react'
import { createPart, useOpening } from '../onDemand.ts'
import type { ClosePopover, PopoverPartProps } from './PopoverPart.tsx'

const part = createPart<PopoverPartProps>(async () => (await import('./PopoverPart.tsx')).PopoverPart)

interface PopoverProps extends Pick<PopoverPartProps, 'label' | 'width' | 'placement' | 'gap'> {
  /** What is in the button. */
  readonly button: ReactNode
  /** What the button says where its content is no text. */
  readonly buttonLabel?: string
  /** What a tip says of it. */
  readonly tip?: string
  readonly className: string
  readonly style?: CSSProperties
  /** The step of the tour that points at the button. */
  readonly tourStep?: string
  /** What is unfolded, drawn while it is. */
  readonly children: (close: ClosePopover) => ReactNode
}

/** A button that unfolds anything over the page. What holds it is fetched when it is about to be opened. */
export function Popover(props: PopoverProps) {
  const { button, buttonLabel, tip, className, style, tourStep, children, ...unfolding } = props
  const id = useId()
  const { Part, isOpen, isComing, turn, ahead, close, toggle } = useOpening(part)
  const ids = { trigger: `${id}-trigger`, content: `${id}-content` }
  return (
    <>
      <button
        {...ahead}
        id={ids.trigger}
        type="button"
        className={className}
        style={style}
        data-tour={tourStep}
        aria-label={buttonLabel}
        data-tip={isOpen ? undefined : tip}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? ids.content : undefined}
        aria-busy={isComing || undefined}
        onClick={toggle}
      >
        {button}
      </button>
      {Part && (
        <Part key={turn} {...unfolding} ids={ids} isOpen={isOpen} close={close}>
          {children}
        </Part>
      )}
    </>
  )
}
