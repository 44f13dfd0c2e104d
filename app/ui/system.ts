import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { dialogRecipe } from './dialog/dialogRecipe.ts'

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
