/** The mock as `npm run dev` and the demo want it. Import this module lazily: everything below it becomes a chunk that production never has. */
import { auth } from '@/entities/session'
import { renderPanel } from '../panel/render-panel'
import { clearStoredWorldForAllTabs, storeCurrentWorld, getCurrentScene } from './current-world'
import { startMock, type MockOptions } from './start'
import { readTab, storeTab } from './tab-settings'
import { readUrlChoices, removeUrlChoices } from './url-choices'

/**
 * Starts it as the address says, and where that says nothing as this tab and the last visit left it.
 * @returns `renderPanel`, to be called when the application stands
 */
export async function startMockForDevelopment(options: Pick<MockOptions, 'apiBase' | 'workerUrl'>) {
  const { role, isFresh, session, mistakes, ...asked } = readUrlChoices(location.search)
  for (const mistake of mistakes) console.info(mistake)
  const tab = { ...readTab(), ...asked }
  storeTab(tab)
  if (isFresh) await clearStoredWorldForAllTabs()

  const { scenario, network } = tab
  // In the scenario `expired_session` the browser believes to be logged in and the backend doesn't know the session.
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
  // Only now: `startMock` may reload the page, which then needs the same address.
  history.replaceState(history.state, '', removeUrlChoices(location.href))
  if (role === 'nobody') auth.logOut()
  else if (role) auth.logIn(role, true)
  await storeCurrentWorld()

  const scene = await getCurrentScene()
  return { showPanel: () => renderPanel(scene.scenario, network, mistakes) }
}
