import { expect } from 'vitest'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { success, invalid, UNKNOWN_ID, notFound, idempotent, stale, type Cases } from '../case'
import {
  createBuyer,
  getLinkToken,
  PASSWORD,
  readLastMail,
  signUpCompany,
  verifyCompany,
} from '../fixtures/saved-companies'

const write = {
  first_name: 'Marius',
  last_name: 'Balčiūnas',
  phone: '+370 612 00 000',
  country: 'LT',
  language: 'lt',
}

export const profileCases = {
  getProfile: [
    success('shows a client its company, and a country manager the countries', async ({ as }) => {
      expect(
        await expectAnswer(await (await as('client')).get('/profile/'), 'getProfile'),
      ).toMatchObject({
        first_name: 'Claire',
        last_name: 'Fontaine',
        company: { name: 'Bois du Rhône SAS' },
        countries: [],
        contact: { name: 'Lucía Fernández', email: 'manager@timberdesk.example', phone: null },
      })
      expect(
        await expectAnswer(await (await as('country_manager')).get('/profile/'), 'getProfile'),
      ).toMatchObject({ company: null, countries: ['BE', 'FR', 'LU'], contact: null })
    }),
  ],
  updateProfile: [
    success('changes the user’s names', async ({ as }) => {
      const visitor = await as('purchase_agent')
      const { version } = await expectAnswer(await visitor.get('/profile/'), 'getProfile')
      const changed = await expectAnswer(
        await visitor.put('/profile/', write, { 'If-Match': `"${version}"` }),
        'updateProfile',
      )
      expect(changed).toMatchObject({ ...write, version: version + 1 })
      expect(await expectAnswer(await visitor.get('/me/'), 'getMe')).toMatchObject({
        name: 'Marius Balčiūnas',
      })
    }),
    invalid('requires names and a known country, and refuses another role', async ({ as }) => {
      const visitor = await as('purchase_agent')
      await expectFieldErrors(
        await visitor.put(
          '/profile/',
          { ...write, first_name: '', role: 'admin' },
          { 'If-Match': '"1"' },
        ),
        { '/first_name': 'required', '/role': 'unexpected' },
      )
      const { version } = await expectAnswer(await visitor.get('/profile/'), 'getProfile')
      await expectFieldErrors(
        await visitor.put('/profile/', { ...write, country: 'ZZ' }, { 'If-Match': `"${version}"` }),
        { '/country': 'unknown_value' },
      )
    }),
    stale('refuses a stale version', async ({ as }) => {
      await expectProblem(
        await (await as('admin')).put('/profile/', write, { 'If-Match': '"99"' }),
        'stale',
        412,
      )
    }),
  ],
  changePassword: [
    success('replaces the old password, and ends the other sessions', async (people) => {
      const { visitor, email, password } = await createBuyer(people)
      const otherBrowser = people.stranger()
      const logInWith = (given: string) => otherBrowser.post('/login/', { email, password: given })
      expect((await logInWith(password)).status).toBe(200)
      expect(
        (
          await visitor.put('/profile/password/', {
            current_password: password,
            password: 'larch and pine',
          })
        ).status,
      ).toBe(204)
      expect([(await visitor.get('/me/')).status, (await otherBrowser.get('/me/')).status]).toEqual(
        [200, 401],
      )
      expect([
        (await logInWith(password)).status,
        (await logInWith('larch and pine')).status,
      ]).toEqual([422, 200])
    }),
    invalid('requires the current password, and a long new one', async ({ as }) => {
      const visitor = await as('global_manager')
      await expectFieldErrors(
        await visitor.put('/profile/password/', {
          current_password: 'wrong',
          password: 'spruce and pine',
        }),
        { '/current_password': 'wrong_password' },
      )
      await expectFieldErrors(
        await visitor.put('/profile/password/', {
          current_password: 'timber-demo',
          password: 'spruce',
        }),
        { '/password': 'too_short' },
      )
    }),
    invalid('refuses a change of a demo password', async ({ as }) => {
      const passwords = { current_password: 'timber-demo', password: 'spruce and pine' }
      await expectFieldErrors(await (await as('client')).put('/profile/password/', passwords), {
        '/password': 'demo_person',
      })
    }),
  ],
  listOwnSessions: [
    success('lists own sessions, and marks the current one', async ({ inNewBrowser }) => {
      const visitor = await inNewBrowser('admin')
      const { items } = await expectAnswer(
        await visitor.get('/profile/sessions/'),
        'listOwnSessions',
      )
      expect(items.filter(({ is_current }) => is_current)).toHaveLength(1)
    }),
  ],
  endOwnSession: [
    success('ends another session of the user', async ({ inNewBrowser }) => {
      const [browser, otherBrowser] = [
        await inNewBrowser('global_manager'),
        await inNewBrowser('global_manager'),
      ]
      const { items } = await expectAnswer(
        await otherBrowser.get('/profile/sessions/'),
        'listOwnSessions',
      )
      const id = items.find(({ is_current }) => is_current)?.id
      expect((await browser.delete(`/profile/sessions/${id}/`)).status).toBe(204)
      expect([(await otherBrowser.get('/me/')).status, (await browser.get('/me/')).status]).toEqual(
        [401, 200],
      )
    }),
    notFound('returns 404 for another user’s session', async ({ as, inNewBrowser }) => {
      const { items } = await expectAnswer(
        await (await inNewBrowser('client')).get('/profile/sessions/'),
        'listOwnSessions',
      )
      for (const id of [items[0]?.id, UNKNOWN_ID])
        await expectProblem(
          await (await as('admin')).delete(`/profile/sessions/${id}/`),
          'not_found',
          404,
        )
    }),
  ],
  endOtherSessions: [
    success('keeps the current session', async (people) => {
      const { visitor, email, password } = await createBuyer(people)
      const otherBrowser = people.stranger()
      await otherBrowser.post('/login/', { email, password })
      expect(
        (await expectAnswer(await visitor.get('/profile/sessions/'), 'listOwnSessions')).items,
      ).toHaveLength(2)
      expect((await visitor.delete('/profile/sessions/')).status).toBe(204)
      expect([(await otherBrowser.get('/me/')).status, (await visitor.get('/me/')).status]).toEqual(
        [401, 200],
      )
    }),
  ],
  sendPassword: [
    success('returns the same answer for known and unknown addresses', async ({ stranger }) => {
      const ask = (email: string) => stranger().post('/send_password/', { email })
      const [known, unknown] = [
        await ask('claire@nobody.example'),
        await ask('purchase_manager@timberdesk.example'),
      ]
      expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
      expect(known.status).toBe(204)
    }),
    invalid('requires an email address', async ({ stranger }) => {
      await expectFieldErrors(await stranger().post('/send_password/', { email: 'claire' }), {
        '/email': 'wrong_format',
      })
    }),
    idempotent('stops after five requests, and still allows a login', async ({ stranger }) => {
      const email = `often-${crypto.randomUUID()}@timberdesk.example`
      for (let i = 0; i < 5; i++)
        expect((await stranger().post('/send_password/', { email })).status).toBe(204)
      await expectProblem(
        await stranger().post('/send_password/', { email }),
        'too_many_attempts',
        429,
      )
      await expectFieldErrors(await stranger().post('/login/', { email, password: 'oak' }), {
        '/password': 'bad_credentials',
      })
    }),
  ],
  setPassword: [
    success('sets a password by the link of the verification mail, once', async (people) => {
      const { visitor, token, company, email } = await createBuyer(people)
      expect(await expectAnswer(await visitor.get('/me/'), 'getMe')).toMatchObject({
        email,
        role: 'client',
      })
      expect(await expectAnswer(await visitor.get('/profile/'), 'getProfile')).toMatchObject({
        company: { id: company.id },
        language: 'fr',
      })
      await expectFieldErrors(
        await people.stranger().post('/set_password/', { token, password: PASSWORD }),
        { '/token': 'link_expired' },
      )
    }),
    invalid('refuses an unknown link and a short password', async ({ stranger }) => {
      await expectFieldErrors(
        await stranger().post('/set_password/', {
          token: 'x'.repeat(64),
          password: 'spruce and pine',
        }),
        { '/token': 'link_expired' },
      )
      await expectFieldErrors(
        await stranger().post('/set_password/', { token: 'x', password: 'spruce' }),
        { '/password': 'too_short' },
      )
    }),
  ],
  checkPasswordLink: [
    success('returns the language of its person, and leaves the link valid', async (people) => {
      const { write, company } = await signUpCompany(people)
      await verifyCompany(people, await people.as('admin'), company)
      const token = getLinkToken(await readLastMail(people, write.email))
      const stranger = people.stranger()
      const check = () => stranger.post('/set_password/check/', { token })
      expect(await expectAnswer(await check(), 'checkPasswordLink')).toEqual({ language: 'fr' })
      expect(await expectAnswer(await check(), 'checkPasswordLink')).toEqual({ language: 'fr' })
      const set = await stranger.post('/set_password/', { token, password: PASSWORD })
      expect(await expectAnswer(set, 'setPassword')).toMatchObject({ language: 'fr' })
      await expectFieldErrors(await check(), { '/token': 'link_expired' })
    }),
    invalid('refuses an unknown link', async ({ stranger }) => {
      await expectFieldErrors(
        await stranger().post('/set_password/check/', { token: 'x'.repeat(64) }),
        { '/token': 'link_expired' },
      )
    }),
  ],
  listDemoMails: [
    success('lists the mails of a demo, without a link before verification', async (people) => {
      const { write } = await signUpCompany(people)
      const mail = await readLastMail(people, write.email)
      expect(mail).toMatchObject({ to: [{ name: 'Agnès Perrin' }], link: null })
      expect(mail?.text).toContain(
        'Vous recevrez votre mot de passe par e-mail dès que nous aurons vérifié vos données.',
      )
    }),
  ],
} satisfies Cases
