import { keepOnDevice, NewVersion } from '@/features/update-app'
import { loadPageTexts } from '@/shared/i18n'
import { lateNotices } from '../layout/late-notices'

/** What lets the application work without a network: it comes once the first page is at rest. */
export async function startOffline(): Promise<void> {
  await loadPageTexts('features/update-app')
  lateNotices.show(<NewVersion />)
  // A demo's origin has the worker of its mock, and in development the files are no build's.
  const hasWorker = import.meta.env.PROD && !import.meta.env.VITE_MOCK && 'serviceWorker' in navigator
  // A browser that refuses, such as in a private window, works on with a network.
  if (hasWorker) await keepOnDevice('/service-worker.js').catch(() => {})
}
