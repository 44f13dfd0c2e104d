import '@fontsource-variable/kantumruy-pro/index.css'
import '@fontsource-variable/big-shoulders-display/wght'
import '@fontsource/koulen/khmer-400.css'
import './shell/tokens.css'
import './shell/page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createServices } from './services.ts'
import { followTabs } from './session/followTabs.ts'
import { App } from './shell/App.tsx'
import { dressShop } from './shop/dressShop.ts'
import { askedShop } from './shop/shopAddress.ts'

const services = createServices({
  page: document.documentElement,
  askedShop: askedShop(location.search, () => sessionStorage),
  storage: () => localStorage,
  fetch: (address, init) => fetch(address, init),
  random: bytes => crypto.getRandomValues(new Uint8Array(bytes)),
  newId: () => crypto.randomUUID(),
  now: () => Date.now(),
  fetchStudio: async commons => (await import('./studio/browserStudio.ts')).browserStudio(commons),
})

dressShop(document, services.shop.state, services.inShop)
followTabs(window, services.session)
// Made before there can be a second tab: two that make one at the same moment would be two guests.
services.guestSecret()
void services.shop.load()
void services.session.start()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has lost its element "root".')
createRoot(root).render(
  <StrictMode>
    <App services={services} />
  </StrictMode>,
)
