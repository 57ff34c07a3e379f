import './random-uuid'
import { createHashHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { apiBase } from '@/shared/config'
import { startI18n } from '@/shared/i18n'
import { removeFailedStylesheets } from '@/shared/lib/lazy-component'
import '@/shared/ui/styles.css'
import { App } from './app'
import { textSource } from './i18n'
import { preloadScreens } from './preload-screens'
import { createQueryClient } from './query-client'
import { createAppRouter } from './router'
import { subscribeToSession } from './session'

/** Milliseconds after which the outbox and the offline data start at the latest. */
const MAX_PRELOAD_MS = 30_000

async function start(root: HTMLElement) {
  removeFailedStylesheets()
  let showPanel: (() => void) | undefined
  if (import.meta.env.DEV || import.meta.env.VITE_MOCK) {
    const { startMockForDevelopment } = await import('@mocks/browser/development')
    ;({ showPanel } = await startMockForDevelopment({
      apiBase,
      // A demo's worker includes the mock's (`offline/worker.ts`).
      workerUrl: `${import.meta.env.BASE_URL}${import.meta.env.DEV ? 'mockServiceWorker' : 'service-worker'}.js`,
    }))
  }

  const queryClient = createQueryClient()
  // A demo's host may serve only static files, so a demo's routes are in the hash.
  const router = createAppRouter(
    queryClient,
    import.meta.env.VITE_MOCK ? createHashHistory() : undefined,
  )
  subscribeToSession(router, queryClient)
  // When offline, screens start with the data stored on this device.
  if (!navigator.onLine) await (await import('./offline')).restoreOfflineQueries(queryClient)

  // Keep the skeleton from index.html until the first page is complete, so that nothing shifts.
  await Promise.all([startI18n(textSource), router.load()])
  createRoot(root).render(
    <StrictMode>
      <App queryClient={queryClient} router={router} />
    </StrictMode>,
  )
  showPanel?.()
  // Preloading waits while the user types, but what must survive a lost network cannot.
  const preloaded = preloadScreens(router, queryClient)
  await Promise.race([preloaded, new Promise((resolve) => setTimeout(resolve, MAX_PRELOAD_MS))])
  await (await import('./offline')).startOffline(queryClient)
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void start(root)
