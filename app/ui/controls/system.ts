import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { dialogRecipe } from './dialog/dialogRecipe.ts'
import { drawerRecipe } from './drawer/drawerRecipe.ts'
import { menuRecipe } from './menu/menuRecipe.ts'
import { popoverRecipe } from './popover/popoverRecipe.ts'
import { tooltipRecipe } from './tooltip/tooltipRecipe.ts'

/**
 * Chakra without its own theme, which alone is 153 kB: recipes name the variables of tokens.css, which follow theme and
 * tenant by themselves, and only controls that are used bring one. Recipes lie in a layer below all style sheets, so a
 * class of the caller wins over them.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: false,
  cssVarsPrefix: 'ck',
  theme: {
    keyframes: { enterDrawer: { from: { translate: '-40px 0', opacity: '0' } } },
    slotRecipes: {
      dialog: dialogRecipe,
      drawer: drawerRecipe,
      menu: menuRecipe,
      popover: popoverRecipe,
      tooltip: tooltipRecipe,
    },
  },
})
