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
import { browserServices } from './session/browserServices.ts'
import { followTabs } from './session/session.ts'
import { applyTenantTheme } from './session/theme.ts'

const services = browserServices()

const fetchStudio = fetchOnce(async () => {
  const words = import('./studio/fetchStudioWords.ts').then(found => services.bringWords(found.fetchStudioWords))
  const [{ browserStudio }] = await Promise.all([import('./studio/browserStudio.ts'), words])
  return browserStudio(services)
})

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
