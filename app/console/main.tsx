import '@fontsource-variable/kantumruy-pro/index.css'
import '@fontsource-variable/big-shoulders-display/wght'
import '@fontsource/koulen/khmer-400.css'
import '../ui/fonts.css'
import '../ui/tokens.css'
import '../ui/page.css'
import '../ui/buttons.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchOnce } from '../device/fetchOnce.ts'
import { browserServices } from '../session/browserServices.ts'
import { applyTenantTheme } from '../session/theme.ts'
import { ConsoleApp } from './ConsoleApp.tsx'
import { createConsole } from './session/createConsole.ts'

const { services, entrance } = createConsole(await browserServices())

const fetchStudio = fetchOnce(async () => {
  const words = import('../studio/fetchStudioWords.ts').then(found => services.bringWords(found.fetchStudioWords))
  const [{ browserStudio }] = await Promise.all([import('../studio/browserStudio.ts'), words])
  return browserStudio(services)
})

applyTenantTheme(document, services.tenant.state, services.withTenant)
void services.tenant.load()
void entrance.start()

const root = document.getElementById('root')
if (!root) throw new Error('console.html has lost its element "root".')
createRoot(root).render(
  <StrictMode>
    <ConsoleApp services={services} entrance={entrance} fetchStudio={fetchStudio} />
  </StrictMode>,
)
