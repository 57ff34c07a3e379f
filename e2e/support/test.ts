import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test'

export { expect }

export const staffRoles = [
  'sale_manager',
  'purchase_manager',
  'cargo_manager',
  'purchase_agent',
  'global_manager',
  'admin',
] as const
export type StaffRole = (typeof staffRoles)[number]
type AnyRole = StaffRole | 'client' | 'manager' | 'country_manager'

/** Logs in with the keyboard in the form, as a user does. */
export async function logInByForm(page: Page, role: StaffRole): Promise<void> {
  await page.goto('/login')
  await fillLogin(page, role)
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible()
}

/**
 * Opens a screen as a logged-in user. The login has its own tests.
 * @param path home by default
 * @param agrees false shows the privacy banner, which covers the bottom of a phone's screen
 */
export async function logInAs(
  page: Page,
  role: AnyRole,
  path = '/',
  { agrees = false } = {},
): Promise<void> {
  const answer = await page.request.post('/api/login/', {
    data: { email: `${role}@timberdesk.example`, password: 'timber-demo' },
  })
  if (agrees) await page.request.post('/api/agree_with_terms/')
  const is_terms_agreed =
    agrees || ((await answer.json()) as { is_terms_agreed: boolean }).is_terms_agreed
  const storedAuth = JSON.stringify({ role, is_terms_agreed, returnUrl: null, is_logged_in: true })
  await page.addInitScript(
    (text) => localStorage.getItem('auth') ?? localStorage.setItem('auth', text),
    storedAuth,
  )
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible()
}

/** Fills in and submits the login form. */
export async function fillLogin(page: Page, role: StaffRole): Promise<void> {
  await page.getByLabel('Email').fill(`${role}@timberdesk.example`)
  await page.getByLabel('Password').fill('timber-demo')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Accepts the privacy policy, whose banner covers the bottom of the screen. */
export async function acceptPrivacy(page: Page): Promise<void> {
  const accept = page.getByRole('button', { name: 'Accept' })
  await accept.click()
  await expect(accept).toBeHidden()
}

/** Collects console errors, uncaught errors and requests to other origins. */
function watchPageErrors(page: Page, home: string, errors: string[]): void {
  page.on('console', (message) => {
    if (isReportedError(message))
      errors.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== home) errors.push(`request to ${request.url()}`)
  })
}

/**
 * The browser logs every response of 400 and up. Some are expected: a lost session, a stale save.
 */
function isReportedError(message: ConsoleMessage): boolean {
  if (message.type() !== 'error' && message.type() !== 'warning') return false
  if (message.text() === 'Service Worker registration blocked by Playwright') return false
  return !(
    message.text().startsWith('Failed to load resource') && message.location().url.includes('/api/')
  )
}

interface Options {
  /** Prevents a page from preloading all screens, which takes half of a short test. */
  savesData: boolean
}

/** Fails every test on a console error or a request to another origin, in each of its windows. */
export const test = base.extend<Options & { quietBrowser: undefined }>({
  savesData: [true, { option: true }],
  quietBrowser: [
    async ({ context, baseURL, savesData }, use) => {
      if (savesData)
        await context.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        )
      const errors: string[] = []
      context.on('page', (page) => watchPageErrors(page, new URL(baseURL ?? '').origin, errors))
      await use(undefined)
      expect(errors, 'errors in the browser').toEqual([])
    },
    { auto: true },
  ],
})
