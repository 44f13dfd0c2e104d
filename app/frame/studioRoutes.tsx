import { fetchGarment } from '../../plugins/fetchGarment.ts'
import { EditorSkeleton } from '../editor/EditorSkeleton.tsx'
import { CheckoutSkeleton } from '../screens/checkout/CheckoutSkeleton.tsx'
import { PreviewSkeleton } from '../screens/preview/PreviewSkeleton.tsx'
import { SharedSkeleton } from '../screens/sharedDesign/SharedSkeleton.tsx'
import { designableTypes, slugOf } from '../session/products.ts'
import type { ScreenRoute } from './screenRoute.ts'

const sharedScreen = async () => (await import('../screens/sharedDesign/SharedScreen.tsx')).SharedScreen

const routes: readonly Omit<ScreenRoute, 'access'>[] = [
  ...designableTypes.map(type => ({
    path: `/design/${slugOf(type)}`,
    layout: 'none' as const,
    studio: <EditorSkeleton />,
    load: async () => {
      // The editor asks for the garment: here it only comes beside the editor and not after it.
      fetchGarment(slugOf(type)).catch(() => {})
      return (await import('../editor/EditorScreen.tsx')).EditorScreen
    },
  })),
  { path: '/design/preview/:uuid', layout: 'none', studio: <SharedSkeleton />, load: sharedScreen },
  { path: '/store/:published', layout: 'none', studio: <SharedSkeleton />, load: sharedScreen },
  {
    path: '/design/checkout/:productId',
    layout: 'public',
    studio: <CheckoutSkeleton />,
    beginsAlone: true,
    load: async () => (await import('../screens/checkout/CheckoutScreen.tsx')).CheckoutScreen,
  },
  {
    path: '/order/again/:id',
    layout: 'public',
    studio: <CheckoutSkeleton />,
    load: async () => (await import('../screens/checkout/reorder/ReorderScreen.tsx')).ReorderScreen,
  },
  {
    path: '/order/roster',
    layout: 'public',
    studio: <CheckoutSkeleton />,
    load: async () => (await import('../screens/selfEntry/SelfEntryScreen.tsx')).SelfEntryScreen,
  },
  {
    path: '/preview',
    layout: 'public',
    studio: <PreviewSkeleton />,
    load: async () => (await import('../screens/preview/PreviewScreen.tsx')).PreviewScreen,
  },
  {
    path: '/quickstart',
    layout: 'public',
    load: async () => (await import('../screens/quickstart/QuickStart.tsx')).QuickStart,
  },
]

/** Where designs are drawn. Anybody may open them. */
export const studioRoutes: readonly ScreenRoute[] = routes.map(route => ({ ...route, access: 'public' }))
