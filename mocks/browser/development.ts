/**
 * The mock of `npm run dev` and the demo. Import it lazily: production builds must not contain its
 * chunk.
 */
import { auth } from '@/entities/session'
import { renderPanel } from '../panel/render-panel'
import { storeCurrentWorld, getControlledWorld } from './current-world'
import { clearStoredWorld } from './stored-world'
import { startMock, startWorker, type MockOptions } from './start'
import { readTabSettings, storeTabSettings } from './tab-settings'
import { readUrlChoices, removeUrlChoices } from './url-choices'

/**
 * Starts the mock with the settings in the URL, else those of this tab and the last visit.
 * @returns `showPanel`, to be called once the application is rendered
 */
export async function startMockForDevelopment(options: Pick<MockOptions, 'apiBase' | 'workerUrl'>) {
  if (import.meta.env.PROD) {
    ignoreLostNetwork()
    // The worker caches databases too, so it must be there before the first one is fetched.
    await startWorker(options.apiBase, options.workerUrl)
  }
  const { role, isFresh, session, mistakes, ...settings } = readUrlChoices(location.search)
  for (const mistake of mistakes) console.info(mistake)
  const tab = { ...readTabSettings(), ...settings }
  storeTabSettings(tab)
  if (isFresh) await clearStoredWorld()

  const { scenario, network } = tab
  // In the scenario `expired_session` the browser has a session that the backend does not know.
  const isKnown = role !== undefined && role !== 'nobody' && scenario !== 'expired_session'
  const faults = [...(role === 'nobody' ? (['lost_refresh'] as const) : []), ...network, ...session]
  await startMock({
    workerUrl: '/mockServiceWorker.js',
    ...options,
    ...(scenario && { scenario }),
    ...(isKnown && { role }),
    faults,
    isStored: true,
  })
  // Not earlier: `startMock` may reload the page, which then needs the same URL.
  history.replaceState(history.state, '', removeUrlChoices(location.href))
  if (role === 'nobody') auth.logOut()
  else if (role) auth.logIn(role, true)
  await storeCurrentWorld()

  const scene = await getControlledWorld()
  return { showPanel: () => renderPanel(scene.scenario, network, mistakes) }
}

/** A demo's backend is in the page, so the demo is online without a network. */
function ignoreLostNetwork(): void {
  Object.defineProperty(navigator, 'onLine', { get: () => true })
  addEventListener('offline', (event) => event.stopImmediatePropagation(), { capture: true })
}
