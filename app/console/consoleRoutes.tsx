import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { studioRoute } from '../studio/studioRoute.tsx'
import { PageMessage } from '../ui/EmptyState.tsx'
import { ConsoleGate } from './entry/ConsoleGate.tsx'

/** The addresses of the console. Screens are fetched when they are first opened. */
export function createConsoleRoutes() {
  const screens: RouteObject[] = [
    { index: true, lazy: async () => ({ Component: (await import('./today/TodayScreen.tsx')).TodayScreen }) },
    { path: 'search', lazy: async () => ({ Component: (await import('./today/SearchScreen.tsx')).SearchScreen }) },
    { path: 'audit', lazy: async () => ({ Component: (await import('./audit/AuditScreen.tsx')).AuditScreen }) },
    { path: 'staff', lazy: async () => ({ Component: (await import('./staff/StaffScreen.tsx')).StaffScreen }) },
    { path: 'shop/:part?', lazy: async () => ({ Component: (await import('./shop/ShopScreen.tsx')).ShopScreen }) },
    {
      path: 'prices/:part?',
      lazy: async () => ({ Component: (await import('./prices/PricesScreen.tsx')).PricesScreen }),
    },
    {
      path: 'figures',
      lazy: async () => ({ Component: (await import('./figures/FiguresScreen.tsx')).FiguresScreen }),
    },
    {
      path: 'suppliers',
      lazy: async () => ({ Component: (await import('./suppliers/SuppliersScreen.tsx')).SuppliersScreen }),
    },
    {
      path: 'customers',
      lazy: async () => ({ Component: (await import('./people/CustomersScreen.tsx')).CustomersScreen }),
    },
    {
      path: 'customers/:id',
      lazy: async () => ({ Component: (await import('./people/CustomerScreen.tsx')).CustomerScreen }),
    },
    {
      path: 'messages',
      lazy: async () => ({ Component: (await import('./people/MessagesScreen.tsx')).MessagesScreen }),
    },
    {
      path: 'messages/:id',
      lazy: async () => ({ Component: (await import('./people/MessageScreen.tsx')).MessageScreen }),
    },
    { path: 'ratings', lazy: async () => ({ Component: (await import('./people/RatingsScreen.tsx')).RatingsScreen }) },
    { path: 'emails', lazy: async () => ({ Component: (await import('./people/EmailsScreen.tsx')).EmailsScreen }) },
    {
      path: 'webhooks',
      lazy: async () => ({ Component: (await import('./webhooks/WebhooksScreen.tsx')).WebhooksScreen }),
    },
    { path: 'orders', lazy: async () => ({ Component: (await import('./orders/OrdersScreen.tsx')).OrdersScreen }) },
    {
      path: 'orders/:id',
      lazy: async () => ({ Component: (await import('./orders/ShopOrderScreen.tsx')).ShopOrderScreen }),
    },
    {
      path: 'designs',
      lazy: async () => ({ Component: (await import('./review/ReviewsScreen.tsx')).ReviewsScreen }),
    },
    studioRoute(<div />, {
      path: 'templates',
      lazy: async () => ({ Component: (await import('./templates/TemplatesScreen.tsx')).TemplatesScreen }),
    }),
    studioRoute(<div />, {
      path: 'designs/:id',
      lazy: async () => ({ Component: (await import('./review/ReviewScreen.tsx')).ReviewScreen }),
    }),
    { path: '*', lazy: async () => ({ Component: (await import('../ui/NotFound.tsx')).NotFound }) },
  ]
  return createBrowserRouter([
    {
      path: '/supplier',
      errorElement: <Failed />,
      hydrateFallbackElement: <div />,
      lazy: async () => ({ Component: (await import('./supplier/SupplierScreen.tsx')).SupplierScreen }),
    },
    {
      path: '/console',
      element: <ConsoleGate />,
      errorElement: <Failed />,
      hydrateFallbackElement: <div />,
      children: screens,
    },
  ])
}

function Failed() {
  const { t } = useTranslation()
  return (
    <PageMessage icon={CloudOff} title={t('app:screenFailed.title')} text={t('app:screenFailed.text')} role="alert">
      <button type="button" className="button line" onClick={() => location.reload()}>
        {t('app:screenFailed.again')}
      </button>
    </PageMessage>
  )
}
