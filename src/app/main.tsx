import { createRoot } from 'react-dom/client'
import { apiBase } from '@/shared/config'
import { startI18n } from '@/shared/i18n'
import '@/shared/ui/styles.css'
import { App } from './app'
import { textSource } from './i18n'
import { preloadScreens, untilAnswered } from './preload-screens'
import { createQueryClient } from './query-client'
import { createAppRouter } from './router'
import { followSession } from './session'

/** How long the first page waits for what it was asked for early (ms): with its data at hand it is drawn once, not twice. */
const patience = 100

async function start(root: HTMLElement) {
  if (import.meta.env.DEV || import.meta.env.VITE_MOCK) {
    const { startMockForDevelopment } = await import('@mocks/browser/start')
    await startMockForDevelopment({ apiBase, workerUrl: `${import.meta.env.BASE_URL}mockServiceWorker.js` })
  }

  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient)
  followSession(router, queryClient)

  // Until the first page is whole, the outline that index.html drew stays; React takes over in one step, and nothing jumps.
  await Promise.all([startI18n(textSource), router.load()])
  await Promise.race([untilAnswered(queryClient), new Promise((resolve) => setTimeout(resolve, patience))])
  createRoot(root).render(<App queryClient={queryClient} router={router} />)
  void preloadScreens(router, queryClient)
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void start(root)
