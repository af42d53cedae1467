import '@orrery/ui/tokens.css'
import './style/fonts.css'
import './style/base.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { registerServiceWorker } from './offline/register.ts'
import { startSettings } from './settings/settings.ts'
import { startSounds } from './sound/player.ts'
import { arrive } from './table/arrive.ts'

/** Links to a table load its code and its game in parallel; the page itself says what is wrong. */
const table = /^\/t\/([^/]+)$/.exec(location.pathname)?.[1]
if (table !== undefined) arrive(table).catch(() => undefined)

startSettings()
startSounds()

const page = document.getElementById('page')
if (page !== null) createRoot(page).render(<App />)

if (import.meta.env.PROD) registerServiceWorker()
