import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PRIVACY_POLICY_DAY } from '@domain/privacy-policy'
import { createBackend, type Backend } from '../app'
import { secureRandom } from '../app-context'
import { hashPassword } from './passwords'
import { createSessionFixture, type SessionFixture } from './session-fixture'

const POLICY_START = `${PRIVACY_POLICY_DAY}T00:00:00.000Z`
const BEFORE_POLICY = new Date(Date.parse(POLICY_START) - 1).toISOString()

describe('the privacy policy agreement', () => {
  let hash: string
  let fixture: SessionFixture
  let backend: Backend
  beforeAll(async () => {
    hash = await hashPassword('oak', secureRandom, { memory: 256, iterations: 1 })
  })
  beforeEach(async () => {
    fixture = await createSessionFixture(hash)
    backend = createBackend({
      ...fixture,
      dialect: 'sqlite',
      log: { error: (_message, cause) => expect.fail(String(cause)) },
    })
  })

  const setAgreedAt = (moment: string | null) =>
    fixture.db.updateTable('people').set({ terms_agreed_at: moment }).execute()
  const readAgreedAt = async () =>
    (await fixture.db.selectFrom('people').select('terms_agreed_at').executeTakeFirstOrThrow())
      .terms_agreed_at
  async function logIn() {
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ email: 'ona@timberdesk.example', password: 'oak' })
    const answer = await backend.fetch(
      new Request('http://desk.example/api/login/', { method: 'POST', headers, body }),
    )
    const cookie = answer.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ')
    const call = (path: string, method = 'GET') =>
      backend.fetch(new Request(`http://desk.example/api${path}`, { method, headers: { cookie } }))
    const me: unknown = await answer.json()
    return { me, call }
  }

  it.each([
    ['never', null, false],
    ['to the previous version', BEFORE_POLICY, false],
    ['to the current version', POLICY_START, true],
  ])(
    'of a user who agreed %s is returned at login and later',
    async (_when, moment, is_terms_agreed) => {
      await setAgreedAt(moment)
      const { me, call } = await logIn()
      expect(me).toMatchObject({ is_terms_agreed })
      expect(await (await call('/me/')).json()).toMatchObject({ is_terms_agreed })
    },
  )

  it('is renewed by a user who agreed to the previous version', async () => {
    await setAgreedAt(BEFORE_POLICY)
    const { call } = await logIn()
    await call('/agree_with_terms/', 'POST')
    expect(await (await call('/me/')).json()).toMatchObject({ is_terms_agreed: true })
    expect(await readAgreedAt()).toBe(fixture.clock().toISOString())
  })

  it('keeps its first time if the user agreed to the current version', async () => {
    await setAgreedAt(POLICY_START)
    await (await logIn()).call('/agree_with_terms/', 'POST')
    expect(await readAgreedAt()).toBe(POLICY_START)
  })
})
