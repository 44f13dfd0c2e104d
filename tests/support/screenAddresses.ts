import { screenRoutes } from '../../app/frame/screenRoutes.ts'

export interface ScreenAddress {
  /** Short and fit for the name of a file. */
  readonly name: string
  readonly address: string
  readonly isMember: boolean
}

const nobodysDesign = '00000000-0000-7000-8000-000000000000'

/** Every screen of the shop outside the editor, by the routes that there are; one that needs an id gets one that names nothing. */
export const screenAddresses: readonly ScreenAddress[] = [
  ...screenRoutes.map(({ path, access }) => ({
    name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-').replace(/:\w+$/, 'one'),
    address: path.replace(/:\w+/, nobodysDesign),
    isMember: access === 'customer',
  })),
  { name: 'quickstart', address: '/quickstart', isMember: false },
  { name: 'shared', address: `/design/preview/${nobodysDesign}`, isMember: false },
  { name: 'checkout', address: `/design/checkout/${nobodysDesign}`, isMember: false },
  { name: 'self-entry', address: '/order/roster', isMember: false },
  { name: 'preview', address: `/preview?design=${nobodysDesign}`, isMember: false },
  { name: 'not-found', address: '/there/is/no/such/page', isMember: false },
]
