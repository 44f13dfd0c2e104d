/** How whatever a button unfolds over the page looks: menus, popovers, lists to choose from. */
export const unfolded = {
  zIndex: '1400',
  maxWidth: 'min(360px, calc(100vw - 16px))',
  maxHeight: 'var(--available-height)',
  overflow: 'auto',
  padding: '8px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--r-lg)',
  background: 'var(--bg-raised)',
  color: 'var(--fg)',
  boxShadow: 'var(--sh-3)',
  outline: 'none',
} as const
