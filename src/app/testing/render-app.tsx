import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest'
import { server } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { ScenarioName } from '@mocks/scenarios'
import { auth, type Role } from '@/entities/session'
import { renewSessionId } from '@/shared/api'
import { startI18n } from '@/shared/i18n'
import { localDrafts } from '@/shared/lib/draft'
import { App } from '../app'
import { textSource } from '../i18n'
import { createQueryClient } from '../query-client'
import { createAppRouter } from '../router'
import { subscribeToSession } from '../session'

/** jsdom has no layout, so elements never change size. */
class NoopResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Matches no media query, like a wide screen: jsdom has none. */
const createWideMediaQuery = (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null })

/**
 * Runs the whole application and backend in jsdom.
 * @param scenario defaults to the usual one
 */
export function useApp(scenario?: ScenarioName) {
  const world = useTestWorld(scenario)
  let stop = () => {}

  beforeEach(() => {
    localStorage.clear()
    vi.stubGlobal('scrollTo', () => {})
    Element.prototype.scrollTo = () => {}
    // jsdom has no top layer: popovers are shown in place.
    HTMLElement.prototype.showPopover = () => {}
    HTMLElement.prototype.hidePopover = () => {}
    Element.prototype.scrollIntoView = () => {}
    Element.prototype.setPointerCapture = () => {}
    vi.stubGlobal('ResizeObserver', NoopResizeObserver)
    vi.stubGlobal('matchMedia', createWideMediaQuery)
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
    /** Starts with a session of that role. */
    async logInAs(role: Role) {
      await world.loginAs(role)
      auth.logIn(role, true)
    },
    /** Opens the application at a path. A second call works like a reload. */
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

/** Returns the drafts of the logged-in user on this device, as JSON. */
export const readDraftTexts = (): string =>
  JSON.stringify(localDrafts.keys().map((place) => localDrafts.read(place)))

/** Simulates another tab: changes local storage and fires its event. */
export function changeFromAnotherSession(change: Record<string, unknown>) {
  if (change['is_logged_in'] === true) renewSessionId()
  const before = localStorage.getItem('auth')
  const after = JSON.stringify({ ...JSON.parse(before ?? '{}'), ...change })
  localStorage.setItem('auth', after)
  globalThis.dispatchEvent(
    new StorageEvent('storage', { key: 'auth', oldValue: before, newValue: after }),
  )
}

/** Makes a call fail until the end of the test. */
export const failCall = (path: string) =>
  server.use(http.all(`*/api${path}`, () => HttpResponse.json({}, { status: 500 })))

/** Blocks a call until the returned function is called. */
export function holdCall(method: 'get' | 'put' | 'post', path: string): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  server.use(http[method](`*/api${path}`, () => released))
  return release
}

/** Loses the answer of the next call, after the backend has executed it. */
export function loseAnswer(method: 'put' | 'post', path: string): void {
  const respond: HttpResponseResolver = async ({ request }) => {
    // This handler is used up, so the backend gets the call.
    await fetch(request)
    return HttpResponse.error()
  }
  server.use(http[method](`*/api${path}`, respond, { once: true }))
}

/** Moves the time of this device forward until the end of the test. */
export function passMinutes(minutes: number): void {
  const { now } = Date
  const spy = vi.spyOn(Date, 'now').mockImplementation(() => now() + minutes * 60_000)
  onTestFinished(() => spy.mockRestore())
}

/**
 * Finds a button of the wide layout's header. jsdom ignores media queries, so the narrow layout's
 * button exists too.
 */
export function getHeaderButton(name: string): HTMLElement {
  const [header] = screen.getAllByRole('banner')
  const [button] = header ? within(header).getAllByRole('button', { name }) : []
  if (!button) throw new Error(`The header has no button ${name}`)
  return button
}
