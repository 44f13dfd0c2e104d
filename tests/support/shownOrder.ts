import type { Order } from '../../server/contract/orders/order.ts'

/** An order of one shirt that waits for the shop, as the server shows it. */
export function shownOrder(changes: Partial<Order> = {}): Order {
  const at = '2026-11-20T08:00:00.000Z'
  return {
    id: '0198a000-0000-7000-8000-000000000001',
    number: 42,
    status: 'REVIEWING',
    version: 1,
    designs: [{ name: 'Naga home', productType: 'SOCCER_KIT', thumbnail: null }],
    pieces: 1,
    grandTotal: 1500,
    paid: 0,
    createdAt: at,
    updatedAt: at,
    lines: [],
    quote: {
      ...{ currency: 'USD', items: [], promotion: 'none', orderable: true },
      ...{ amount: 1500, totalDiscount: 0, grandTotal: 1500 },
    },
    delivery: {
      ...{ name: 'Sok Dara', phone: '+85512345678', email: 'dara@kit.test', country: 'KH' },
      ...{ province: 'Siem Reap', district: '', commune: '', address: 'House 12', wishedDate: null, note: '' },
    },
    promotionCode: '',
    reason: '',
    defects: [],
    tracking: '',
    reorderOf: null,
    dueBeforeProduction: 750,
    howToPay: { en: 'By transfer.', kh: 'តាមការផ្ទេរប្រាក់។' },
    khqr: null,
    slips: [],
    allowedActions: ['cancel'],
    ...changes,
  }
}

/** A transfer slip that the shop has not recorded yet. */
export const shownSlip = (changes: Partial<Order['slips'][number]> = {}): Order['slips'][number] => ({
  id: '0198a000-0000-7000-8000-00000000000a',
  name: 'aba.jpg',
  width: 30,
  height: 20,
  removable: true,
  createdAt: '2026-11-20T09:00:00.000Z',
  ...changes,
})
