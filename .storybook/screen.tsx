import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { waitFor } from 'storybook/test'
import type { FaultName } from '@mocks/host/faults'
import type { ScenarioName } from '@mocks/scenarios'
import type { FindAddress } from '@mocks/scenarios/addresses'
import { App } from '@/app/app'
import { createQueryClient } from '@/app/query-client'
import { createAppRouter } from '@/app/router'
import { subscribeToSession } from '@/app/session'
import { auth, type Role } from '@/entities/session'
import { readChoices, type NetworkName } from './globals'

/** A function gets the path of the screen. */
type CallPath = string | ((path: string) => string)

/** Screen, user and world of a story. The toolbars can override role, scenario and network. */
export interface ScreenOptions {
  /**
   * Path such as '/general-order?status=confirmed', or a search in the world such as
   * `findDealAddress('shipped')`.
   */
  path: string | FindAddress
  /** Role of the logged-in user. Without it, the visitor is logged out. */
  role?: Role
  scenario?: ScenarioName
  network?: NetworkName
  /** Further faults, such as an expired session. */
  faults?: FaultName[]
  /** Path of the only call that fails. */
  failingCall?: CallPath
  /** Path of the only call that gets no response. */
  silentCall?: CallPath
  width?: 'phone' | 'tablet' | 'desktop'
  /** Keeps the privacy banner open. */
  isTermsOpen?: boolean
  /** Also takes a picture in the dark theme. Set on one story per screen. */
  hasDarkPicture?: boolean
}

type OpenApp = Parameters<typeof App>[0] & { serial: number; isSilent: boolean }
interface Globals {
  globals: Record<string, unknown>
}

const networkFaults: Record<NetworkName, FaultName[]> = {
  fast: [],
  slow: ['slow'],
  silent: ['silent'],
  failing: ['failing'],
  offline: ['offline'],
}

let openCount = 0
/**
 * Closes the previous screen. A change in the toolbars opens the next one without Storybook's
 * clean-up.
 */
let closePreviousScreen = () => {}

/**
 * Creates a story of a real screen: the application's router on the whole backend, with its own
 * database and a fixed clock. Play functions act as a user would. Without one, the story waits
 * until the screen is idle.
 * @example export const Busy = meta.story(screenStory({ path: '/general-order', role:
 * 'purchase_manager', scenario: 'busy_week' }))
 */
export function screenStory(options: ScreenOptions) {
  const { width, hasDarkPicture } = options
  let app: OpenApp | undefined
  return {
    parameters: {
      screen: options,
      layout: 'fullscreen' as const,
      docs: { story: { inline: false, height: '640px' } },
    },
    // `npm run visual` reads these tags without opening the story.
    tags: [...(width ? [width] : []), ...(hasDarkPicture ? ['dark'] : [])],
    ...(width && { globals: { viewport: { value: width, isRotated: false } } }),
    async beforeEach({ globals }: Globals) {
      closePreviousScreen()
      const { path, isOffline, ...rest } = await openChosenWorld(options, globals)
      const queryClient = createQueryClient()
      disableRetryDelay(queryClient)
      const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }))
      app = { queryClient, router, serial: ++openCount, ...rest }
      const cleanups = [
        subscribeToSession(router, queryClient),
        ...(isOffline ? [goOffline()] : []),
      ]
      closePreviousScreen = () => cleanups.splice(0).forEach((end) => end())
      return closePreviousScreen
    },
    render: () => (
      <>{app && <App key={app.serial} queryClient={app.queryClient} router={app.router} />}</>
    ),
    play: async () => waitFor(() => expectSettled(app)),
  }
}

/**
 * Retries without a delay: a failing screen looks like a loading one until the last attempt has
 * failed.
 */
function disableRetryDelay(queryClient: QueryClient) {
  const { queries, ...rest } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...rest, queries: { ...queries, retryDelay: 0 } })
}

/** Opens the world of the story or the toolbars, with a session of the role. */
async function openChosenWorld(options: ScreenOptions, globals: Record<string, unknown>) {
  const chosen = readChoices(globals)
  const role =
    chosen.role === 'story' ? options.role : chosen.role === 'nobody' ? undefined : chosen.role
  const scenario = chosen.scenario === 'story' ? options.scenario : chosen.scenario
  const network = chosen.network === 'story' ? (options.network ?? 'fast') : chosen.network
  const { startMock } = await import('@mocks/browser/start')
  const { FAKE_NOW } = await import('@mocks/host/fake-clock')
  const world = await startMock({
    clock: FAKE_NOW,
    faults: [...networkFaults[network], ...(options.faults ?? [])],
    ...(role && { role }),
    ...(scenario && { scenario }),
  })
  if (role) auth.logIn(role, !options.isTermsOpen)
  const path = typeof options.path === 'string' ? options.path : await options.path(world)
  const { failingCall = null, silentCall = null } = options
  world.network.failingCall = typeof failingCall === 'function' ? failingCall(path) : failingCall
  world.network.silentCall = typeof silentCall === 'function' ? silentCall(path) : silentCall
  const isSilent = network === 'silent' || silentCall !== null
  return { path, isOffline: network === 'offline', isSilent }
}

/**
 * Checks that a headline is visible, and that no call or navigation is in flight unless the network
 * is silent.
 * @throws otherwise
 */
function expectSettled(app: OpenApp | undefined) {
  if (app && !app.isSilent) {
    if (app.router.state.status !== 'idle') throw new Error('A navigation has not ended.')
    if (app.queryClient.isFetching() > 0) throw new Error('A call has no response yet.')
  }
  // Last, because it lays out the page: a waiting story asks at each change.
  const headlines = [...document.querySelectorAll('h1')]
  if (!headlines.some((headline) => headline.checkVisibility()))
    throw new Error('The screen has no headline.')
}

/**
 * Simulates a missing network in the browser.
 * @returns a function that restores the network
 */
function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  onlineManager.setOnline(false)
  return () => {
    Reflect.deleteProperty(navigator, 'onLine')
    onlineManager.setOnline(true)
  }
}
