import { createBrowserRouter, Navigate } from 'react-router-dom'
import { NotFound } from '../screens/notFound/NotFound.tsx'
import { ScreenFailed } from './ScreenFailed.tsx'

/** The addresses of the app. Screens are fetched when they are first opened. */
export const createRoutes = () =>
  createBrowserRouter([
    {
      errorElement: <ScreenFailed />,
      hydrateFallbackElement: <div />,
      children: [
        { path: '/', element: <Navigate to="/design/soccer" replace /> },
        {
          path: '/design/:garment',
          lazy: async () => ({ Component: (await import('../editor/EditorScreen.tsx')).EditorScreen }),
        },
        {
          path: '/credits',
          lazy: async () => ({ Component: (await import('../screens/credits/Credits.tsx')).Credits }),
        },
        { path: '*', element: <NotFound /> },
      ],
    },
  ])
