import type { PageBudget } from '../../../scripts/build/pageWeights.ts'

/** What every page fetches; the words of the shell in Khmer, which weigh more than in English. */
const shell = ['index.html', 'app/i18n/words/kh.json'] as const

const page = (name: string, screen: string, budget: number): PageBudget => ({
  page: name,
  fetches: [...shell, `app/screens/${screen}.tsx`],
  budget,
})

/** What each public page may ask for before anybody acts, in kB gz of script: little above what it does. The aim is 180. */
export const publicPages: readonly PageBudget[] = [
  page('/', 'home/Home', 172),
  page('/products', 'products/Products', 166.5),
  page('/store', 'store/Store', 173.5),
  page('/pricing', 'pricing/Pricing', 167.5),
  page('/about, /careers', 'company/CompanyPages', 164.5),
  page('/privacy, /terms', 'legal/LegalPages', 167),
  page('/credits', 'credits/Credits', 164.5),
  page('/order/track', 'histories/TrackScreen', 175),
  page('/auth/signin', 'entrance/SignIn', 185.5),
  page('/auth/signup', 'entrance/SignUp', 186),
  page('/auth/forgotpassword', 'entrance/ForgottenPassword', 184.5),
]

/** The editor up to its first garment, with the panel that is open at first. The aim is 480. */
export const editor: PageBudget = {
  page: 'the editor',
  fetches: [
    ...shell,
    'app/editor/EditorScreen.tsx',
    'app/studio/browserStudio.ts',
    'app/editor/stage/GarmentView.tsx',
    'plugins/garments/soccer/garment.ts',
    'plugins/tools/colour/panel.tsx',
  ],
  budget: 480,
}

/** The checkout of a soccer kit up to its roster and its price; what stands below comes after it. The aim is 260. */
const checkout: PageBudget = {
  page: '/design/checkout',
  fetches: [
    ...shell,
    'app/screens/checkout/CheckoutScreen.tsx',
    'app/studio/fetchStudioWords.ts',
    'plugins/garments/soccer/garment.ts',
  ],
  budget: 249.5,
}

/** Twelve kits as images; what draws them comes when somebody is there. */
const quickStart = page('/quickstart', 'quickstart/QuickStart', 173.5)

/** A soccer kit on somebody who moves. */
const preview: PageBudget = {
  page: '/preview',
  fetches: [
    ...shell,
    'app/screens/preview/PreviewScreen.tsx',
    'app/studio/browserStudio.ts',
    'app/studio/worn/WornKit.tsx',
    'plugins/garments/soccer/garment.ts',
  ],
  budget: 504.5,
}

export const budgets: readonly PageBudget[] = [...publicPages, quickStart, checkout, preview, editor]
