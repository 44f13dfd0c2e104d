import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom'
import { PageMessage } from '../ui/EmptyState.tsx'
import { ConsoleGate } from './entry/ConsoleGate.tsx'

/** The addresses of the console. Screens are fetched when they are first opened. */
export function createConsoleRoutes() {
  const screens: RouteObject[] = [
    { index: true, element: <Navigate to="/console/orders" replace /> },
    { path: 'orders', lazy: async () => ({ Component: (await import('./orders/OrdersScreen.tsx')).OrdersScreen }) },
    {
      path: 'orders/:id',
      lazy: async () => ({ Component: (await import('./orders/ShopOrderScreen.tsx')).ShopOrderScreen }),
    },
    { path: '*', lazy: async () => ({ Component: (await import('../ui/NotFound.tsx')).NotFound }) },
  ]
  return createBrowserRouter([
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
