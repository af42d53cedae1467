import '@orrery/ui/tokens.css'
import '@fontsource/barlow-semi-condensed/latin-500.css'
import '@fontsource/barlow-semi-condensed/latin-600.css'
import '@fontsource/barlow-semi-condensed/latin-700.css'
import '@fontsource/marcellus/latin-400.css'
import './style/base.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

const page = document.getElementById('page')
if (page !== null) createRoot(page).render(<App />)
