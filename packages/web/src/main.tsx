import '@orrery/ui/tokens.css'
import '@fontsource/barlow-semi-condensed/latin-500.css'
import '@fontsource/barlow-semi-condensed/latin-600.css'
import '@fontsource/barlow-semi-condensed/latin-700.css'
import '@fontsource/marcellus/latin-400.css'
import './style/base.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { arrive } from './table/arrive.ts'

/** Whoever comes by the link of a table waits for its code and for its game at the same time; the page says what is wrong. */
const table = /^\/t\/([^/]+)$/.exec(location.pathname)?.[1]
if (table !== undefined) arrive(table).catch(() => undefined)

const page = document.getElementById('page')
if (page !== null) createRoot(page).render(<App />)
