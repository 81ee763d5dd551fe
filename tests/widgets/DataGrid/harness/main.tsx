import { createRoot } from 'react-dom/client'
import '../../../../widgets/tokens.css'
import { Harness } from './Harness'
import { harnessLog } from './harnessLog'

const params = new URLSearchParams(location.search)
const theme = params.get('theme')
if (theme) document.documentElement.dataset.theme = theme
document.body.style.cssText = 'margin: 12px; background: var(--color-page); font-family: var(--font-sans)'
window.harness = harnessLog
const root = document.getElementById('root')
if (!root) throw new Error('The harness page has no root.')
createRoot(root).render(<Harness params={params} />)
