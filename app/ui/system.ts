import { createSystem, defaultBaseConfig, defineSlotRecipe } from '@chakra-ui/react'

/** Dialogs: 450 px, 90 % of the width under 640 px. */
const dialogRecipe = defineSlotRecipe({
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

const token = (name: string) => ({ value: `var(--${name})` })

/**
 * Chakra without its own theme: the colours are those of tokens.css, which follow theme and tenant by themselves, and
 * only components that are used bring a recipe.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: false,
  cssVarsPrefix: 'ck',
  theme: {
    slotRecipes: { dialog: dialogRecipe },
    semanticTokens: {
      colors: {
        bg: {
          canvas: token('bg-canvas'),
          surface: token('bg-surface'),
          raised: token('bg-raised'),
          subtle: token('bg-subtle'),
          muted: token('bg-muted'),
        },
        fg: { DEFAULT: token('fg'), muted: token('fg-muted'), subtle: token('fg-subtle') },
        border: { DEFAULT: token('border'), strong: token('border-strong') },
        brand: { solid: token('brand-solid'), contrast: token('brand-contrast'), fg: token('brand-fg') },
      },
    },
  },
})
