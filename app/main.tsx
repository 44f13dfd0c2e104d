import '@fontsource-variable/kantumruy-pro/index.css'
import '@fontsource-variable/big-shoulders-display/wght'
import '@fontsource/koulen/khmer-400.css'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/page.css'
import './ui/buttons.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchOnce } from './device/fetchOnce.ts'
import { App } from './frame/App.tsx'
import { createServices } from './session/services.ts'
import { followTabs } from './session/session.ts'
import { tenantFromAddress } from './session/tenant.ts'
import { applyTenantTheme } from './session/theme.ts'

const services = createServices({
  page: document.documentElement,
  tenantFromAddress: tenantFromAddress(location.search, () => sessionStorage),
  storage: () => localStorage,
  fetch: (address, init) => fetch(address, init),
  random: bytes => crypto.getRandomValues(new Uint8Array(bytes)),
  newId: () => crypto.randomUUID(),
  now: () => Date.now(),
})

const fetchStudio = fetchOnce(async () => (await import('./studio/browserStudio.ts')).browserStudio(services))

applyTenantTheme(document, services.tenant.state, services.withTenant)
followTabs(window, services.session)
// Made before there can be a second tab: two that make one at the same moment would be two guests.
services.guestSecret()
void services.tenant.load()
void services.session.start()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has lost its element "root".')
createRoot(root).render(
  <StrictMode>
    <App services={services} fetchStudio={fetchStudio} />
  </StrictMode>,
)
