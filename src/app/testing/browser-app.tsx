import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { startMock } from '@mocks/browser/start'
import { FAKE_NOW } from '@mocks/host/fake-clock'
import { auth } from '@/entities/session'
import { startI18n, switchLanguage, type Language } from '@/shared/i18n'
import '@/shared/ui/styles.css'
import { App } from '../app'
import { textSource } from '../i18n'
import { createQueryClient } from '../query-client'
import { createAppRouter } from '../router'

/**
 * Runs the whole application on the mock in a real browser, for an admin and with a fixed clock.
 */
export function useBrowserApp({ isAgreed }: { isAgreed: boolean }) {
  beforeAll(async () => {
    await startMock({ workerUrl: '/mockServiceWorker.js', role: 'admin', clock: FAKE_NOW })
    auth.logIn('admin', isAgreed)
    await startI18n(textSource, 'en')
  })
  afterEach(cleanup)
  afterAll(() => {
    auth.logOut()
    localStorage.clear()
  })

  return {
    /** Opens the application at a path in a language. */
    async open(path: string, language: Language = 'en') {
      const queryClient = createQueryClient()
      const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }))
      await Promise.all([switchLanguage(language), router.load()])
      render(<App queryClient={queryClient} router={router} />)
      await document.fonts.ready
      return { queryClient }
    },
  }
}
