import { describe, expect, it } from 'vitest'
import { setUpTestWorlds } from './set-up-test-worlds'
import { useTestWorld } from './test-world'

setUpTestWorlds()

const fetchApi = (path: string, init?: RequestInit) => fetch(`http://localhost/api${path}`, init)

describe('the backend in Node', () => {
  const world = useTestWorld()

  it('answers a call of the logged-in user', async () => {
    await world.loginAs('sale_manager')
    expect(await (await fetchApi('/me/')).json()).toMatchObject({ role: 'sale_manager' })
  })

  it('gives each test its own world', async () => {
    expect((await fetchApi('/me/')).status).toBe(401)
  })

  it('refreshes an expired session, as a browser would', async () => {
    await world.loginAs('admin')
    world.injectFault('expired_access')
    expect((await fetchApi('/me/')).status).toBe(401)
    expect((await fetchApi('/refresh/', { method: 'POST' })).status).toBe(204)
    expect((await fetchApi('/me/')).status).toBe(200)
  })

  it('expires a session as time passes', async () => {
    await world.loginAs('admin')
    world.clock.advance(16 * 60 * 1000)
    expect((await fetchApi('/me/')).status).toBe(401)
  })

  it('can fail the refresh too', async () => {
    await world.loginAs('admin')
    world.injectFault('lost_refresh')
    expect((await fetchApi('/refresh/', { method: 'POST' })).status).toBe(401)
  })

  it('simulates failures and offline', async () => {
    world.injectFault('failing')
    expect((await fetchApi('/me/')).status).toBe(500)
    world.injectFault('offline')
    await expect(fetchApi('/me/')).rejects.toThrow(TypeError)
  })

  it('reports a call outside the contract, so that its test fails', async () => {
    expect((await fetchApi('/deal/')).status).toBe(404)
    expect(world.loggedErrors.splice(0)).toEqual([
      'GET /deal/ is not in the contract. The nearest that is: GET /deals/',
    ])
  })

  it('checks a password', async () => {
    const credentials = { email: 'cargo_manager@timberdesk.example', password: 'timber-demo' }
    const answer = await fetchApi('/login/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    })
    expect(answer.status).toBe(200)
    expect((await fetchApi('/me/')).status).toBe(200)
  })
})
