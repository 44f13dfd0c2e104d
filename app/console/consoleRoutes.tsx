import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { studioRoute } from '../studio/studioRoute.tsx'
import { PageMessage } from '../ui/EmptyState.tsx'
import { routeObjects } from '../ui/routing/RoutedScreens.tsx'
import { type AppRoute, createRouting, type Routing } from '../ui/routing/routing.ts'
import { ConsoleGate } from './entry/ConsoleGate.tsx'

/** The addresses of the console. Screens are fetched when they are first opened. */
export function createConsoleRoutes(): Routing {
  const screens: AppRoute[] = [
    { path: '', load: async () => (await import('./today/TodayScreen.tsx')).TodayScreen },
    { path: 'search', load: async () => (await import('./today/SearchScreen.tsx')).SearchScreen },
    { path: 'audit', load: async () => (await import('./audit/AuditScreen.tsx')).AuditScreen },
    { path: 'staff', load: async () => (await import('./staff/StaffScreen.tsx')).StaffScreen },
    { path: 'shop/:part?', load: async () => (await import('./shop/ShopScreen.tsx')).ShopScreen },
    {
      path: 'prices/:part?',
      load: async () => (await import('./prices/PricesScreen.tsx')).PricesScreen,
    },
    {
      path: 'figures',
      load: async () => (await import('./figures/FiguresScreen.tsx')).FiguresScreen,
    },
    {
      path: 'suppliers',
      load: async () => (await import('./suppliers/SuppliersScreen.tsx')).SuppliersScreen,
    },
    {
      path: 'customers',
      load: async () => (await import('./people/CustomersScreen.tsx')).CustomersScreen,
    },
    {
      path: 'customers/:id',
      load: async () => (await import('./people/CustomerScreen.tsx')).CustomerScreen,
    },
    {
      path: 'messages',
      load: async () => (await import('./people/MessagesScreen.tsx')).MessagesScreen,
    },
    {
      path: 'messages/:id',
      load: async () => (await import('./people/MessageScreen.tsx')).MessageScreen,
    },
    { path: 'ratings', load: async () => (await import('./people/RatingsScreen.tsx')).RatingsScreen },
    { path: 'emails', load: async () => (await import('./people/EmailsScreen.tsx')).EmailsScreen },
    {
      path: 'webhooks',
      load: async () => (await import('./webhooks/WebhooksScreen.tsx')).WebhooksScreen,
    },
    { path: 'orders', load: async () => (await import('./orders/OrdersScreen.tsx')).OrdersScreen },
    {
      path: 'orders/:id',
      load: async () => (await import('./orders/ShopOrderScreen.tsx')).ShopOrderScreen,
    },
    {
      path: 'designs',
      load: async () => (await import('./review/ReviewsScreen.tsx')).ReviewsScreen,
    },
    studioRoute(<div />, {
      path: 'templates',
      load: async () => (await import('./templates/TemplatesScreen.tsx')).TemplatesScreen,
    }),
    studioRoute(<div />, {
      path: 'designs/:id',
      load: async () => (await import('./review/ReviewScreen.tsx')).ReviewScreen,
    }),
    { path: '*', load: async () => (await import('../ui/NotFound.tsx')).NotFound },
  ]
  const tree: AppRoute[] = [
    {
      path: '/supplier',
      failed: <Failed />,
      load: async () => (await import('./supplier/SupplierScreen.tsx')).SupplierScreen,
    },
    {
      path: '/console',
      element: <ConsoleGate />,
      failed: <Failed />,
      children: screens,
    },
  ]
  return createRouting(createBrowserHistory(), routeObjects(tree))
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
