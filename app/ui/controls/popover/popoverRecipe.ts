import { defineSlotRecipe } from '@chakra-ui/react'
import { unfolded } from '../unfolded.ts'

export const popoverRecipe = defineSlotRecipe({
  className: 'popover',
  slots: ['positioner', 'content'],
  base: { content: { ...unfolded, display: 'grid' } },
})
