import '@fontsource-variable/kantumruy-pro/index.css'
import '@fontsource-variable/big-shoulders-display/wght'
import '@fontsource/koulen/khmer-400.css'
import './shell/tokens.css'
import './shell/page.css'
import { faceAddresses } from 'virtual:faces'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createServices } from './services.ts'
import { App } from './shell/App.tsx'

const services = createServices({
  page: document.documentElement,
  locks: navigator.locks,
  faceAddresses,
  storage: () => localStorage,
  startPictureWorker: () => new Worker(new URL('./pictures/pictureWorker.ts', import.meta.url), { type: 'module' }),
  fetch: address => fetch(address),
  newId: () => crypto.randomUUID(),
  now: () => Date.now(),
  rest: () => new Promise(resolve => setTimeout(resolve)),
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has lost its element "root".')
createRoot(root).render(
  <StrictMode>
    <App services={services} />
  </StrictMode>,
)
