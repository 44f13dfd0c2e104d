import { defineSlotRecipe } from '@chakra-ui/react'

/** The parts that Chakra's dialogs and drawers have. */
export const dialogSlots = [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'title',
  'description',
  'closeTrigger',
  'header',
  'body',
  'footer',
] as const

/** Dialogs: 450 px, 90 % of the width under 640 px. */
export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: dialogSlots,
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: '1200',
      background: 'oklch(0.1 0.01 165 / 0.42)',
      animation: 'appears var(--d-2) var(--ease)',
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: '1300',
      display: 'grid',
      placeItems: 'center',
      padding: '16px',
      overflow: 'auto',
    },
    content: {
      width: 'min(450px, 100%)',
      padding: '24px',
      borderRadius: 'var(--r-lg)',
      background: 'var(--bg-raised)',
      boxShadow: 'var(--sh-3)',
      outline: 'none',
      animation: 'rises var(--d-3) var(--ease)',
      overflowWrap: 'anywhere',
    },
    title: { fontSize: 'var(--t-16)', fontWeight: '600' },
    body: {
      marginTop: '8px',
      color: 'var(--fg-muted)',
      maxHeight: '50vh',
      overflow: 'auto',
      '& ul': { display: 'grid', gap: '8px' },
    },
    footer: { display: 'flex', justifyContent: 'flex-end', gap: '8px', marginTop: '20px' },
  },
})
