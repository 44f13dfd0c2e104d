import '@fontsource-variable/kantumruy-pro/index.css'
import '@fontsource-variable/big-shoulders-display/wght'
import '@fontsource/koulen/khmer-400.css'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/page.css'
import './ui/buttons.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { fetchOnce } from './device/fetchOnce.ts'
import { App } from './frame/App.tsx'
import { createRoutes } from './frame/createRoutes.tsx'
import { browserServices } from './session/browserServices.ts'
import { isDrawnAs, writeDisplayCookies } from './session/pageStart.ts'
import { followTabs } from './session/session.ts'
import { applyTenantTheme } from './session/theme.ts'
import { KeepTyped, typedIn } from './ui/keepTyped.tsx'

const services = await browserServices()

const fetchStudio = fetchOnce(async () => {
  const words = import('./studio/fetchStudioWords.ts').then(found => services.bringWords(found.fetchStudioWords))
  const [{ browserStudio }] = await Promise.all([import('./studio/browserStudio.ts'), words])
  return browserStudio(services)
})

applyTenantTheme(document, services.tenant.state, services.withTenant)
writeDisplayCookies(document, services)
followTabs(window, services.session)
// Made before there can be a second tab: two that make one at the same moment would be two guests.
services.guestSecret()
if (!services.start) void services.tenant.load()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has lost its element "root".')
const routing = createRoutes(services, fetchStudio)
const app = <App services={services} routing={routing} fetchStudio={fetchStudio} />
const { start } = services
if (start?.isDrawn) {
  // The server's page stays as it is until the first screen can take it over, or take its place.
  const take = () => {
    if (!isDrawnAs(start, services)) return createRoot(root).render(app)
    return hydrateRoot(root, <KeepTyped typed={typedIn(root)}>{app}</KeepTyped>)
  }
  void routing.ready.then(take)
} else {
  createRoot(root).render(app)
}
