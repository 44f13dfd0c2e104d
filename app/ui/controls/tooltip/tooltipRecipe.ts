import { defineSlotRecipe } from '@chakra-ui/react'

export const tooltipRecipe = defineSlotRecipe({
  className: 'tooltip',
  slots: ['trigger', 'arrow', 'arrowTip', 'positioner', 'content'],
  base: {
    content: {
      zIndex: '1600',
      maxWidth: 'min(320px, calc(100vw - 16px))',
      padding: '4px 8px',
      borderRadius: 'var(--r-sm)',
      background: 'var(--bg-inverse)',
      color: 'var(--fg-inverse)',
      fontSize: '11px',
      fontWeight: '500',
      lineHeight: '1.6',
      overflowWrap: 'anywhere',
      '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    },
  },
})
