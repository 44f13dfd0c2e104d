import { EditorSkeleton } from '../../editor/EditorSkeleton.tsx'
import { CheckoutSkeleton } from '../../screens/checkout/CheckoutSkeleton.tsx'
import { PreviewSkeleton } from '../../screens/preview/PreviewSkeleton.tsx'
import { QuickSkeleton } from '../../screens/quickstart/QuickSkeleton.tsx'
import { SharedSkeleton } from '../../screens/sharedDesign/SharedSkeleton.tsx'
import { designableTypes, slugOf } from '../../session/shop/products.ts'
import type { ScreenRoute } from './screenRoute.ts'

/** Where designs are drawn. */
export const studioScreens: readonly ScreenRoute[] = [
  ...designableTypes.map(
    (type): ScreenRoute => ({
      ...{ path: `/design/${slugOf(type)}`, access: 'public', layout: 'none', studio: <EditorSkeleton /> },
      load: async () => (await import('../../editor/EditorScreen.tsx')).EditorScreen,
    }),
  ),
  {
    ...{ path: '/design/preview/:uuid', access: 'public', layout: 'none', studio: <SharedSkeleton /> },
    load: async () => (await import('../../screens/sharedDesign/SharedScreen.tsx')).SharedScreen,
  },
  {
    ...{ path: '/store/:published', access: 'public', layout: 'none', studio: <SharedSkeleton /> },
    load: async () => (await import('../../screens/sharedDesign/SharedScreen.tsx')).SharedScreen,
  },
  {
    ...{ path: '/design/checkout/:productId', access: 'public', layout: 'public', studio: <CheckoutSkeleton /> },
    load: async () => (await import('../../screens/checkout/CheckoutScreen.tsx')).CheckoutScreen,
  },
  {
    ...{ path: '/preview', access: 'public', layout: 'public', studio: <PreviewSkeleton /> },
    load: async () => (await import('../../screens/preview/PreviewScreen.tsx')).PreviewScreen,
  },
  {
    ...{ path: '/quickstart', access: 'public', layout: 'public', studio: <QuickSkeleton /> },
    load: async () => (await import('../../screens/quickstart/QuickStart.tsx')).QuickStart,
  },
]
