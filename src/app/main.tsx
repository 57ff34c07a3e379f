import { createRoot } from 'react-dom/client'
import { startI18n } from '@/shared/i18n'
import '@/shared/ui/styles.css'
import { App } from './app'
import { textSource } from './i18n'
import { createQueryClient } from './query-client'
import { createAppRouter } from './router'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

await startI18n(textSource)
const queryClient = createQueryClient()
createRoot(root).render(<App queryClient={queryClient} router={createAppRouter(queryClient)} />)
