import { createMemoryHistory } from '@tanstack/react-router'
import { useState } from 'react'
import { App } from '@/app/app'
import { createQueryClient } from '@/app/query-client'
import { createAppRouter } from '@/app/router'
import { auth, type Role } from '@/entities/session'
import type { FaultName } from '@mocks/host/faults'
import type { ScenarioName } from '@mocks/scenarios'
import { readChoices, type NetworkName } from './globals'

/** Which screen a story shows, to whom, and in which world. The toolbars may choose another role, world or network. */
export interface ScreenOptions {
  /** The address with its search, as a person would open it: '/general-order?status=confirmed'. */
  path: string
  /** Whose session it is; nobody's when left out. */
  role?: Role
  scenario?: ScenarioName
  network?: NetworkName
  /** Something that has gone wrong besides: a session that ended, for instance. */
  faults?: FaultName[]
  width?: 'phone' | 'tablet' | 'desktop'
  /** Leaves the privacy banner up. */
  isTermsOpen?: boolean
}

const faultOf: Record<NetworkName, FaultName[]> = { fast: [], slow: ['slow'], failing: ['failing'], offline: ['offline'] }

/**
 * A story of a real screen: the application's own router over the whole backend, with a database of its own and a clock that stands.
 * Everything works, so a play function does what a person would.
 * @example export const Busy = meta.story(screenStory({ path: '/general-order', role: 'purchase_manager', scenario: 'busy_week' }))
 */
export function screenStory(options: ScreenOptions) {
  const { path, width } = options
  return {
    parameters: { screen: options, layout: 'fullscreen' as const, docs: { story: { inline: false, height: '640px' } } },
    ...(width && { globals: { viewport: { value: width, isRotated: false } } }),
    async beforeEach({ globals }: { globals: Record<string, unknown> }) {
      const chosen = readChoices(globals)
      const role = chosen.role === 'story' ? options.role : chosen.role === 'nobody' ? undefined : chosen.role
      const scenario = chosen.scenario === 'story' ? options.scenario : chosen.scenario
      const network = chosen.network === 'story' ? (options.network ?? 'fast') : chosen.network
      const { startMock } = await import('@mocks/browser/start')
      const { STILL_MOMENT } = await import('@mocks/host/still-clock')
      await startMock({
        clock: STILL_MOMENT,
        faults: [...faultOf[network], ...(options.faults ?? [])],
        ...(role && { role }),
        ...(scenario && { scenario }),
      })
      if (role) auth.logIn(role, !options.isTermsOpen)
    },
    render: (_args: object, { globals }: { globals: Record<string, unknown> }) => (
      <Screen key={JSON.stringify(readChoices(globals))} path={path} />
    ),
  }
}

function Screen({ path }: { path: string }) {
  const [app] = useState(() => {
    const queryClient = createQueryClient()
    return { queryClient, router: createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] })) }
  })
  return <App {...app} />
}
