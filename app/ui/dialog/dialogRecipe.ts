import { defineSlotRecipe } from '@chakra-ui/react'

/** Dialogs: 450 px, 90 % of the width under 640 px. */
export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: [
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
  ],
  base: {
    backdrop: { position: 'fixed', inset: '0', zIndex: '1200', background: 'oklch(0.1 0.01 165 / 0.42)' },
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
      background: 'bg.raised',
      boxShadow: 'var(--sh-3)',
      outline: 'none',
    },
    title: { fontSize: 'var(--t-16)', fontWeight: '600' },
    body: {
      marginTop: '8px',
      color: 'fg.muted',
      maxHeight: '50vh',
      overflow: 'auto',
      '& ul': { display: 'grid', gap: '8px' },
    },
    footer: { display: 'flex', justifyContent: 'flex-end', gap: '8px', marginTop: '20px' },
  },
})
