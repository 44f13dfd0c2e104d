import type { ScreenRoute } from './screenRoute.ts'

/** Signing in and up, forgotten passwords. */
export const accountScreens: readonly ScreenRoute[] = [
  {
    path: '/auth/signin',
    access: 'public',
    layout: 'none',
    load: async () => (await import('../../screens/entrance/signIn/SignIn.tsx')).SignIn,
  },
  {
    path: '/auth/signup',
    access: 'public',
    layout: 'none',
    load: async () => (await import('../../screens/entrance/signUp/SignUp.tsx')).SignUp,
  },
  {
    path: '/auth/forgotpassword',
    access: 'public',
    layout: 'none',
    load: async () => (await import('../../screens/entrance/password/ForgottenPassword.tsx')).ForgottenPassword,
  },
]
