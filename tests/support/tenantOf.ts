import type { Whoami } from '../../server/contract/whoami.ts'

/** A shop as the server tells of it. */
export const tenantOf = (changes: Partial<Whoami> = {}): Whoami => ({
  slug: 'angkor',
  name: 'អង្គរ ស្ព័រ',
  names: { kh: 'អង្គរ ស្ព័រ', en: 'Angkor Sport' },
  demo: true,
  logo: '/api/branding/logo.svg',
  icon: '/api/branding/icon.svg',
  productTypes: ['SOCCER_KIT', 'TSHIRT'],
  templates: ['kbach'],
  languages: ['kh', 'en'],
  settings: {
    homepage: { theme: { palette: { color: '#047857' } } },
    designs: { perCustomer: 100, perGuest: 10 },
    prices: { currency: 'USD', shown: true },
    payment: { required: 'none', depositPercent: 0, instructions: { kh: 'សូមទាក់ទង', en: 'Ask us' } },
  },
  clientIds: ['web', 'app', 'console'],
  ...changes,
})
