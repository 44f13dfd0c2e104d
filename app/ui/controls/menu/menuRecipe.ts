import { defineSlotRecipe } from '@chakra-ui/react'
import { unfolded } from '../unfolded.ts'

export const menuRecipe = defineSlotRecipe({
  className: 'menu',
  slots: ['positioner', 'content', 'item', 'itemGroup', 'itemGroupLabel', 'separator'],
  base: {
    content: { ...unfolded, display: 'grid', minWidth: '200px', '&[hidden]': { display: 'none' } },
    itemGroup: { display: 'grid' },
    itemGroupLabel: {
      display: 'grid',
      marginBottom: '8px',
      padding: '8px 12px 12px',
      borderBottom: '1px solid var(--border)',
      overflowWrap: 'anywhere',
      '& strong': { fontWeight: '600' },
      '& span': { color: 'var(--fg-muted)' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '7px',
      minHeight: 'var(--control)',
      padding: '6px 14px',
      borderRadius: 'var(--r-md)',
      fontWeight: '500',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      '& svg': { width: '16px', height: '16px', strokeWidth: '1.5', flex: 'none' },
      '&[data-highlighted]': { background: 'var(--hover)' },
      '&[data-highlighted]:active': { background: 'var(--press)' },
      '@media (forced-colors: active)': {
        '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
    separator: { margin: '8px 0', borderTop: '1px solid var(--border)' },
  },
})
