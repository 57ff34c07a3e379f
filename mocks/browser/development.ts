/** The mock as `npm run dev` and the demo want it. Import this module lazily: everything below it becomes a chunk that production never has. */
import { auth } from '@/entities/session'
import { showPanel } from '../panel/show-panel'
import { forgetKeptWorld, keepPresentWorld, presentScene } from './present-world'
import { startMock, type MockOptions } from './start'
import { recallTab, rememberTab } from './tab'
import { readChoices, withoutChoices } from './url-choices'

/**
 * Starts it as the address says, and where that says nothing as this tab and the last visit left it.
 * @returns `showPanel`, to be called when the application stands
 */
export async function startMockForDevelopment(options: Pick<MockOptions, 'apiBase' | 'workerUrl'>) {
  const { role, isFresh, session, mistakes, ...asked } = readChoices(location.search)
  for (const mistake of mistakes) console.info(mistake)
  const tab = { ...recallTab(), ...asked }
  rememberTab(tab)
  if (isFresh) await forgetKeptWorld()

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
    isKept: true,
  })
  // Only now: `startMock` may reload the page, which then needs the same address.
  history.replaceState(history.state, '', withoutChoices(location.href))
  if (role === 'nobody') auth.logOut()
  else if (role) auth.logIn(role, true)
  await keepPresentWorld()

  const scene = await presentScene()
  return { showPanel: () => showPanel(scene.scenario, network, mistakes) }
}
