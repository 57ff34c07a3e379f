import { expect } from 'vitest'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { success, invalid, idempotent, type Cases } from '../case'

export const sessionCases = {
  login: [
    success('starts a session', async ({ stranger }) => {
      const visitor = stranger()
      const me = await expectAnswer(await visitor.logIn('sale_manager'), 'login')
      expect(me).toMatchObject({ email: 'sale_manager@timberdesk.example', role: 'sale_manager' })
      expect(await expectAnswer(await visitor.get('/me/'), 'getMe')).toMatchObject({ id: me.id })
    }),
    success('ignores the case of the email', async ({ stranger }) => {
      const answer = await stranger().post('/login/', {
        email: 'Admin@Timberdesk.example',
        password: 'timber-demo',
      })
      expect(answer.status).toBe(200)
    }),
    invalid(
      'reports a wrong password at its field, and never returns 401',
      async ({ stranger }) => {
        const answer = await stranger().post('/login/', {
          email: 'admin@timberdesk.example',
          password: 'oak',
        })
        await expectFieldErrors(answer, { '/password': 'bad_credentials' })
      },
    ),
    invalid('returns the same error for an unknown email', async ({ stranger }) => {
      const answer = await stranger().post('/login/', {
        email: 'nobody@timberdesk.example',
        password: 'oak',
      })
      await expectFieldErrors(answer, { '/password': 'bad_credentials' })
    }),
    invalid('requires email and password', async ({ stranger }) => {
      await expectFieldErrors(await stranger().post('/login/', { email: '' }), {
        '/email': 'required',
        '/password': 'required',
      })
    }),
    idempotent('stops after five failures', async ({ stranger }) => {
      const visitor = stranger()
      const guessPassword = () =>
        visitor.post('/login/', { email: 'guessed@timberdesk.example', password: 'oak' })
      for (let i = 0; i < 5; i++) expect((await guessPassword()).status).toBe(422)
      const answer = await guessPassword()
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      await expectProblem(answer, 'too_many_attempts', 429)
    }),
  ],
  refreshSession: [
    success('issues new tokens', async ({ inNewBrowser }) => {
      const visitor = await inNewBrowser('admin')
      expect((await visitor.post('/refresh/')).status).toBe(204)
      expect((await visitor.get('/me/')).status).toBe(200)
      expect((await visitor.post('/refresh/')).status).toBe(204)
    }),
    invalid('refuses an anonymous refresh', async ({ stranger }) => {
      await expectProblem(await stranger().post('/refresh/'), 'unauthenticated', 401)
    }),
  ],
  logout: [
    success('ends the session permanently', async ({ inNewBrowser }) => {
      const visitor = await inNewBrowser('admin')
      expect((await visitor.post('/refresh/logout/')).status).toBe(204)
      expect((await visitor.get('/me/')).status).toBe(401)
      expect((await visitor.post('/refresh/')).status).toBe(401)
    }),
    idempotent('succeeds without a session', async ({ stranger }) => {
      expect((await stranger().post('/refresh/logout/')).status).toBe(204)
    }),
  ],
  agreeWithTerms: [
    success('is stored, and repeating it changes nothing', async ({ as }) => {
      const visitor = await as('purchase_agent')
      expect((await visitor.post('/agree_with_terms/')).status).toBe(204)
      expect((await visitor.post('/agree_with_terms/')).status).toBe(204)
      expect(await expectAnswer(await visitor.get('/me/'), 'getMe')).toMatchObject({
        is_terms_agreed: true,
      })
    }),
  ],
  getMe: [
    success('returns the user, also a portal user', async ({ as }) => {
      const me = await expectAnswer(await (await as('client')).get('/me/'), 'getMe')
      expect(me).toMatchObject({
        role: 'client',
        email: 'client@timberdesk.example',
        language: 'fr',
      })
    }),
    success(
      'gives each user one key for their drafts in all sessions',
      async ({ as, stranger }) => {
        const readKey = async (role: 'client' | 'admin') =>
          (await expectAnswer(await (await as(role)).get('/me/'), 'getMe')).draft_key
        const elsewhere = await expectAnswer(await stranger().logIn('client'), 'login')
        expect(elsewhere.draft_key).toBe(await readKey('client'))
        expect(await readKey('admin')).not.toBe(elsewhere.draft_key)
      },
    ),
  ],
  listDemoPeople: [
    success('lists one person per role to anonymous users', async ({ stranger }) => {
      const people = await expectAnswer(await stranger().get('/demo_people/'), 'listDemoPeople')
      expect(people).toHaveLength(9)
      expect(new Set(people.map(({ role }) => role)).size).toBe(9)
    }),
  ],
} satisfies Cases
