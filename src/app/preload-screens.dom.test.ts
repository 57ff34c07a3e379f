import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { preloadScreens } from './preload-screens'
import type { AppRouter } from './router'

it('a browser set to save data loads no screen in advance', async () => {
  const loadRouteChunk = vi.fn<() => Promise<void>>(() => Promise.resolve())
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  await preloadScreens(
    { loadRouteChunk, routesByPath: {} } as unknown as AppRouter,
    new QueryClient(),
  )
  vi.unstubAllGlobals()
  expect(loadRouteChunk).not.toHaveBeenCalled()
})
