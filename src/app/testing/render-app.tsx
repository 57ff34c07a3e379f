import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, vi } from 'vitest'
import { server } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { ScenarioName } from '@mocks/scenarios'
import { auth, type Role } from '@/entities/session'
import { startI18n } from '@/shared/i18n'
import { App } from '../app'
import { textSource } from '../i18n'
import { createQueryClient } from '../query-client'
import { createAppRouter } from '../router'
import { subscribeToSession } from '../session'

/** jsdom has no layout, so no element ever changes its size. */
class NoopResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom has no screen: every media query is answered as on a wide one. */
const wideScreen = (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null })

/** The whole application over the whole backend, in jsdom; a scenario other than the usual one may be named. */
export function useApp(scenario?: ScenarioName) {
  const world = useTestWorld(scenario)
  let stop = () => {}

  beforeEach(() => {
    localStorage.clear()
    vi.stubGlobal('scrollTo', () => {})
    Element.prototype.scrollTo = () => {}
    // jsdom has no top layer: a popover is shown where it stands.
    HTMLElement.prototype.showPopover = () => {}
    HTMLElement.prototype.hidePopover = () => {}
    Element.prototype.scrollIntoView = () => {}
    Element.prototype.setPointerCapture = () => {}
    vi.stubGlobal('ResizeObserver', NoopResizeObserver)
    vi.stubGlobal('matchMedia', wideScreen)
    // Our ids need no escaping.
    vi.stubGlobal('CSS', { escape: (id: string) => id })
  })
  afterEach(() => {
    stop()
    cleanup()
    vi.unstubAllGlobals()
  })

  return {
    world,
    /** Somebody who logged in earlier in this browser. */
    async logInAs(role: Role) {
      await world.loginAs(role)
      auth.logIn(role, true)
    },
    /** Opens the application at a path; a second time it is as if the page were reloaded. */
    async open(path: string) {
      stop()
      cleanup()
      const queryClient = createQueryClient()
      const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }))
      stop = subscribeToSession(router, queryClient)
      await Promise.all([startI18n(textSource), router.load()])
      render(<App queryClient={queryClient} router={router} />)
      return { router, queryClient, user: userEvent.setup() }
    },
  }
}

/** Another tab of this browser: what it leaves in local storage, and the event that reaches us. */
export function changeFromAnotherSession(change: Record<string, unknown>) {
  const before = localStorage.getItem('auth')
  const after = JSON.stringify({ ...JSON.parse(before ?? '{}'), ...change })
  localStorage.setItem('auth', after)
  globalThis.dispatchEvent(
    new StorageEvent('storage', { key: 'auth', oldValue: before, newValue: after }),
  )
}

/** One call fails from now on, until the test ends. */
export const failCall = (path: string) =>
  server.use(http.all(`*/api${path}`, () => HttpResponse.json({}, { status: 500 })))

/** A call waits from now on, until it is let go; then it goes through. */
export function holdCall(method: 'get' | 'put' | 'post', path: string): () => void {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  // A handler that returns nothing lets the backend answer.
  server.use(http[method](`*/api${path}`, () => gone))
  return letGo
}

/**
 * A button of the wide window's header. jsdom knows no widths, so the narrow one's button is there too; nor that the head of a document, which comes
 * after it, is no banner.
 */
export function withinHeader(name: string): HTMLElement {
  const [header] = screen.getAllByRole('banner')
  const [button] = header ? within(header).getAllByRole('button', { name }) : []
  if (!button) throw new Error(`The header has no button ${name}`)
  return button
}
