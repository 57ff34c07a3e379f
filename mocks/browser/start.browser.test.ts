import { beforeAll, describe, expect, it } from 'vitest'
import { clearStoredWorld, storeWorld } from './stored-world'
import { storeCurrentWorld, getControlledWorld } from './current-world'
import { startMock } from './start'

const workerUrl = '/mockServiceWorker.js'
const fetchApi = (path: string, init?: RequestInit) => fetch(`/api${path}`, init)
const hasAgreed = async () =>
  ((await (await fetchApi('/me/')).json()) as { is_terms_agreed: boolean }).is_terms_agreed

describe('the backend in the browser', () => {
  beforeAll(clearStoredWorld)

  it('starts with the chosen role logged in', async () => {
    await startMock({ workerUrl, role: 'purchase_manager' })
    const me: unknown = await (await fetchApi('/me/')).json()
    expect(me).toMatchObject({ email: 'purchase_manager@timberdesk.example' })
  })

  it('gives each story its own world', async () => {
    await startMock({ workerUrl, role: 'admin', scenario: 'first_day' })
    await fetchApi('/agree_with_terms/', { method: 'POST' })
    expect(await hasAgreed()).toBe(true)
    await startMock({ workerUrl, role: 'admin', scenario: 'first_day' })
    expect(await hasAgreed()).toBe(false)
  })

  it('frees a world two worlds later, so that an hour of stories does not fill the memory', async () => {
    const first = await startMock({ workerUrl, scenario: 'first_day' })
    const isOpen = () =>
      first.db
        .selectFrom('people')
        .select('id')
        .executeTakeFirst()
        .then(
          () => true,
          () => false,
        )
    await startMock({ workerUrl, scenario: 'first_day' })
    expect(await isOpen()).toBe(true)
    await startMock({ workerUrl, scenario: 'first_day' })
    await expect.poll(isOpen).toBe(false)
  })

  it('stops the clock for stories', async () => {
    const world = await startMock({
      workerUrl,
      role: 'admin',
      scenario: 'first_day',
      clock: '2026-03-02T08:00:00.000Z',
    })
    await fetchApi('/agree_with_terms/', { method: 'POST' })
    const agreedUsers = await world.db
      .selectFrom('people')
      .select('terms_agreed_at')
      .where('role', '=', 'admin')
      .executeTakeFirst()
    expect(agreedUsers?.terms_agreed_at).toBe('2026-03-02T08:00:00.000Z')
  })

  it('restores the last visit after a reload', async () => {
    await startMock({ workerUrl, role: 'admin', scenario: 'first_day', isStored: true })
    await fetchApi('/agree_with_terms/', { method: 'POST' })
    await startMock({ workerUrl, isStored: true })
    expect(await hasAgreed()).toBe(true)
    await clearStoredWorld()
    await startMock({ workerUrl, isStored: true })
    expect((await fetchApi('/me/')).status).toBe(401)
  })

  it('keeps an advanced clock, and resets it with a fresh start', async () => {
    const opened = { workerUrl, scenario: 'first_day', isStored: true } as const
    await startMock(opened)
    const { clock } = await getControlledWorld()
    clock.advance(86_400_000)
    await storeCurrentWorld()
    await startMock(opened)
    const { clock: keptClock } = await getControlledWorld()
    expect(keptClock.now().getTime() - Date.now()).toBeGreaterThan(86_000_000)
    await clearStoredWorld()
    await startMock(opened)
    expect((await getControlledWorld()).clock.ahead).toBe(0)
  })

  it('starts fresh if the stored world cannot be read', async () => {
    await storeWorld({ scenario: 'first_day', bytes: new Uint8Array([1, 2, 3]), cookies: [] })
    await startMock({ workerUrl, role: 'admin', isStored: true })
    expect(await hasAgreed()).toBe(false)
    await clearStoredWorld()
  })

  it('injects network faults', async () => {
    await startMock({ workerUrl, role: 'admin', faults: ['failing'] })
    expect((await fetchApi('/me/')).status).toBe(500)
    await startMock({ workerUrl, role: 'admin', faults: ['offline'] })
    await expect(fetchApi('/me/')).rejects.toThrow(TypeError)
  })

  it('refreshes the session with its own cookie jar', async () => {
    await startMock({ workerUrl, role: 'admin', faults: ['expired_access'] })
    expect((await fetchApi('/me/')).status).toBe(401)
    expect((await fetchApi('/refresh/', { method: 'POST' })).status).toBe(204)
    expect((await fetchApi('/me/')).status).toBe(200)
  })

  it('accepts a file upload', async () => {
    await startMock({ workerUrl, role: 'sale_manager' })
    const form = new FormData()
    form.append('file', new File(['x'], 'x.txt', { type: 'text/plain' }))
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect(
      (await fetchApi(`/records/deal/${unknown}/attachments/`, { method: 'POST', body: form }))
        .status,
    ).not.toBe(400)
  })
})
