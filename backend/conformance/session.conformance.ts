import { expect } from 'vitest'
import { expectAnswer, expectFields, expectProblem } from './answers'
import { success, invalid, idempotent, type Cases } from './case'

export const sessionCases = {
  login: [
    success('begins a session', async ({ stranger }) => {
      const visitor = stranger()
      const me = await expectAnswer(await visitor.logIn('sale_manager'), 'login')
      expect(me).toMatchObject({ email: 'sale_manager@timberdesk.example', role: 'sale_manager' })
      expect(await expectAnswer(await visitor.get('/me/'), 'getMe')).toMatchObject({ id: me.id })
    }),
    success('takes the e-mail in any case', async ({ stranger }) => {
      const answer = await stranger().post('/login/', {
        email: 'Admin@Timberdesk.example',
        password: 'timber-demo',
      })
      expect(answer.status).toBe(200)
    }),
    invalid('puts a wrong password on the password, and never says 401', async ({ stranger }) => {
      const answer = await stranger().post('/login/', {
        email: 'admin@timberdesk.example',
        password: 'oak',
      })
      await expectFields(answer, { '/password': 'bad_credentials' })
    }),
    invalid('says the same of an e-mail that nobody has', async ({ stranger }) => {
      const answer = await stranger().post('/login/', {
        email: 'nobody@timberdesk.example',
        password: 'oak',
      })
      await expectFields(answer, { '/password': 'bad_credentials' })
    }),
    invalid('wants both', async ({ stranger }) => {
      await expectFields(await stranger().post('/login/', { email: '' }), {
        '/email': 'required',
        '/password': 'required',
      })
    }),
    idempotent('stops listening after five failures', async ({ stranger }) => {
      const visitor = stranger()
      const guess = () =>
        visitor.post('/login/', { email: 'guessed@timberdesk.example', password: 'oak' })
      for (let i = 0; i < 5; i++) expect((await guess()).status).toBe(422)
      const answer = await guess()
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      await expectProblem(answer, 'too_many_attempts', 429)
    }),
  ],
  refreshSession: [
    success('goes on with new tokens', async ({ inNewBrowser }) => {
      const visitor = await inNewBrowser('admin')
      expect((await visitor.post('/refresh/')).status).toBe(204)
      expect((await visitor.get('/me/')).status).toBe(200)
      expect((await visitor.post('/refresh/')).status).toBe(204)
    }),
    invalid('has nothing to refresh for a stranger', async ({ stranger }) => {
      await expectProblem(await stranger().post('/refresh/'), 'unauthenticated', 401)
    }),
  ],
  logout: [
    success('ends the session for good', async ({ inNewBrowser }) => {
      const visitor = await inNewBrowser('admin')
      expect((await visitor.post('/refresh/logout/')).status).toBe(204)
      expect((await visitor.get('/me/')).status).toBe(401)
      expect((await visitor.post('/refresh/')).status).toBe(401)
    }),
    idempotent('is content when there was no session', async ({ stranger }) => {
      expect((await stranger().post('/refresh/logout/')).status).toBe(204)
    }),
  ],
  agreeWithTerms: [
    success('is remembered, and repeating it changes nothing', async ({ as }) => {
      const visitor = await as('purchase_agent')
      expect((await visitor.post('/agree_with_terms/')).status).toBe(204)
      expect((await visitor.post('/agree_with_terms/')).status).toBe(204)
      expect(await expectAnswer(await visitor.get('/me/'), 'getMe')).toMatchObject({
        is_terms_agreed: true,
      })
    }),
  ],
  getMe: [
    success('says who it is, portal people included', async ({ as }) => {
      const me = await expectAnswer(await (await as('client')).get('/me/'), 'getMe')
      expect(me).toMatchObject({ role: 'client', email: 'client@timberdesk.example' })
    }),
  ],
  listDemoPeople: [
    success('shows one for each role, to anybody', async ({ stranger }) => {
      const people = await expectAnswer(await stranger().get('/demo_people/'), 'listDemoPeople')
      expect(people).toHaveLength(9)
      expect(new Set(people.map(({ role }) => role)).size).toBe(9)
    }),
  ],
} satisfies Cases
