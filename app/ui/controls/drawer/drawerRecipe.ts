import { defineSlotRecipe } from '@chakra-ui/react'
import { dialogSlots } from '../dialog/dialogRecipe.ts'

/** A panel at the edge where a line begins, as high as the page below `--drawer-top`. */
export const drawerRecipe = defineSlotRecipe({
  className: 'drawer',
  slots: dialogSlots,
  base: {
    backdrop: {
      position: 'fixed',
      inset: 'var(--drawer-top) 0 0',
      zIndex: '104',
      background: 'oklch(0.1 0.01 165 / 0.42)',
    },
    positioner: { position: 'fixed', insetBlock: 'var(--drawer-top) 0', insetInlineStart: '0', zIndex: '105' },
    content: {
      maxWidth: 'calc(100vw - 40px)',
      height: '100%',
      overflow: 'auto',
      background: 'var(--bg-surface)',
      boxShadow: 'var(--sh-3)',
      outline: 'none',
      animation: 'enterDrawer var(--d-3) var(--ease)',
      '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
    },
    // A press beside the drawer closes it, and Escape. This is for who reads the screen by touch: they find it, or reach it.
    closeTrigger: {
      position: 'absolute',
      top: '8px',
      insetInlineEnd: '8px',
      '&:not(:focus-visible, :hover)': { opacity: '0' },
    },
  },
})
