import { expect } from 'vitest'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import {
  forbidden,
  idempotent,
  invalid,
  notFound,
  stale,
  success,
  UNKNOWN_ID,
  type Cases,
} from '../case'
import { PNG, createFileForm } from '../fixtures/samples'
import {
  putDeal,
  createDeal,
  createDealInStatus,
  listNotificationTexts,
  postDealTransition,
} from '../fixtures/saved-deals'
import {
  postLinkAnswer,
  postLink,
  postQuotation,
  postQuotationAnswer,
  createSentQuotation,
  issueQuotation,
  listQuotations,
  openLink,
  readQuotedDeal,
  sendQuotation,
  VALID_UNTIL,
} from '../fixtures/saved-quotations'

const UNKNOWN_TOKEN = 'f'.repeat(64)

/** Cases of quotations: issued, emailed, answered by the link or as a user records it. */
export const quotationCases = {
  issueQuotation: [
    success('stores a draft as it is quoted, and replaces the quotation before', async (people) => {
      const { deal } = await createDeal(people)
      expect(deal.allowed_actions).toContain('quote')
      expect(deal.quotation).toBeNull()
      const first = await issueQuotation(people, deal)
      expect(first).toMatchObject({
        number: 1,
        state: 'open',
        is_changed: false,
        valid_until: VALID_UNTIL,
        revenue: '12480.00',
        currency: 'EUR',
        sent_at: null,
        answer: null,
        can_answer: true,
      })
      expect(await issueQuotation(people, deal)).toMatchObject({ number: 2, state: 'open' })
      expect((await listQuotations(people, deal)).map(({ state }) => state)).toEqual([
        'open',
        'superseded',
      ])
      expect(await readQuotedDeal(people, deal)).toMatchObject({
        version: deal.version,
        status: 'draft',
        quotation: { number: 2, state: 'open', valid_until: VALID_UNTIL, answered_by: null },
      })
    }),
    success(
      'marks the quotation of a deal that is changed, until it is as before',
      async (people) => {
        const { deal, write } = await createDeal(people)
        await issueQuotation(people, deal)
        const changed = await expectAnswer(
          await putDeal(people, 'sale_manager', deal, { ...write, tolerance_percent: 5 }),
          'updateDeal',
        )
        expect(changed.quotation).toMatchObject({ state: 'changed', is_changed: true })
        const costs = await expectAnswer(
          await putDeal(people, 'sale_manager', changed, {
            ...write,
            planned_freight: { amount: '900.00', currency: 'EUR', exchange_rate: null },
          }),
          'updateDeal',
        )
        expect(costs.quotation).toMatchObject({ state: 'open', is_changed: false })
      },
    ),
    success('is read as a paper of each number, without costs', async (people) => {
      const { deal, write } = await createDeal(people)
      await issueQuotation(people, deal)
      await putDeal(people, 'sale_manager', deal, { ...write, customer_reference: 'Other' })
      const saleManager = await people.as('sale_manager')
      const answer = await saleManager.get(`/records/deal/${deal.id}/papers/quotation/?revision=1`)
      const paper = await expectAnswer(answer, 'getPaper')
      expect(paper).toMatchObject({ title: `Devis ${deal.number}`, language: 'fr', revision: 1 })
      expect(paper.details).toContain('Valable jusqu’au 31 janv. 2027')
      expect(paper.terms.map(({ value }) => value)).toContain('PO 4711')
      expect(paper.notice?.title).toBe('En cours de modification.')
      expect(JSON.stringify(paper)).not.toMatch(/248|1.200/)
      expect(paper.tables[0]?.rows[0]?.cells.at(-1)?.text).toMatch(/^12.480,00$/)
    }),
    invalid('refuses days that are over or too far, and an incomplete deal', async (people) => {
      const { deal } = await createDeal(people)
      for (const [valid_until, code] of [
        ['2020-01-01', 'past_day'],
        ['2031-01-01', 'day_too_late'],
      ] as const)
        await expectFieldErrors(
          await postQuotation(people, 'sale_manager', deal, { valid_until }),
          {
            '/valid_until': code,
          },
        )
      const { deal: open } = await createDeal(people, {
        delivery_week_from: null,
        delivery_week_to: null,
      })
      const { missing } = await expectProblem(
        await postQuotation(people, 'sale_manager', open),
        'needs_missing',
        409,
      )
      expect(missing).toMatchObject([{ code: 'delivery_week' }])
      const { deal: issued } = await createDealInStatus(people, 'order_confirmation')
      await expectProblem(
        await postQuotation(people, 'sale_manager', issued),
        'not_allowed_now',
        409,
      )
    }),
    forbidden('is for the sale manager and global roles', async (people) => {
      const { deal } = await createDeal(people)
      expect(
        (await readQuotedDeal(people, deal, 'purchase_manager')).allowed_actions,
      ).not.toContain('quote')
      await expectProblem(await postQuotation(people, 'purchase_manager', deal), 'forbidden', 403)
      expect((await postQuotation(people, 'global_manager', deal)).status).toBe(201)
    }),
    stale('requires the version of the deal', async (people) => {
      const { deal } = await createDeal(people)
      await expectProblem(
        await postQuotation(people, 'sale_manager', { ...deal, version: deal.version + 1 }),
        'stale',
        412,
      )
    }),
    idempotent('issues once per idempotency key', async (people) => {
      const { deal } = await createDeal(people)
      for (let time = 0; time < 2; time++)
        expect(
          await expectAnswer(
            await postQuotation(people, 'sale_manager', deal, undefined, {
              'Idempotency-Key': `quote-${deal.id}`,
            }),
            'issueQuotation',
          ),
        ).toMatchObject({ number: 1 })
    }),
    notFound('returns 404 for an unknown deal', async (people) => {
      await expectProblem(
        await postQuotation(people, 'sale_manager', { id: UNKNOWN_ID, version: 1 }),
        'not_found',
        404,
      )
    }),
  ],
  listQuotations: [
    success('shows who issued, emailed and answered each', async (people) => {
      const { deal, quotation } = await createSentQuotation(people)
      await postQuotationAnswer(people, 'sale_manager', deal, quotation)
      const [shown] = await listQuotations(people, deal)
      expect(shown).toMatchObject({
        sent_at: expect.any(String) as unknown,
        issued_by: { name: deal.sale_manager.name },
        recorded_by: { name: deal.sale_manager.name },
        answered_by: 'Marie Lefèvre',
        can_answer: false,
      })
    }),
    forbidden('is for readers of the paper; purchase managers record no answer', async (people) => {
      const { deal } = await createDeal(people)
      await issueQuotation(people, deal)
      const purchaseManager = await people.as('purchase_manager')
      const { items } = await expectAnswer(
        await purchaseManager.get(`/deals/${deal.id}/quotations/`),
        'listQuotations',
      )
      expect(items[0]?.can_answer).toBe(false)
    }),
    notFound('returns 404 for an unknown deal', async (people) => {
      const saleManager = await people.as('sale_manager')
      await expectProblem(
        await saleManager.get(`/deals/${UNKNOWN_ID}/quotations/`),
        'not_found',
        404,
      )
    }),
  ],
  recordQuotationAnswer: [
    success('records an answer with the client’s email', async (people) => {
      const { deal } = await createDeal(people)
      const quotation = await issueQuotation(people, deal)
      const saleManager = await people.as('sale_manager')
      const file = await expectAnswer(
        await saleManager.post(
          `/records/deal/${deal.id}/attachments/`,
          createFileForm(
            new TextEncoder().encode('From: a@b.example\r\nDate: Sat, 28 Nov 2026\r\n\r\nOui'),
            'accord.eml',
          ),
        ),
        'uploadAttachment',
      )
      expect(file.media_type).toBe('message/rfc822')
      const answered = await expectAnswer(
        await postQuotationAnswer(people, 'sale_manager', deal, quotation, {
          attachment_id: file.id,
        }),
        'recordQuotationAnswer',
      )
      expect(answered).toMatchObject({
        state: 'accepted',
        version: quotation.version + 1,
        attachment: { id: file.id, name: 'accord.eml' },
      })
      const { items } = await expectAnswer(
        await saleManager.get(`/records/deal/${deal.id}/activity/`),
        'listActivity',
      )
      expect(items[0]).toMatchObject({
        kind: 'quotation_answered',
        by: { name: deal.sale_manager.name },
        changes: [
          { field: 'quotation', to: '1' },
          { field: 'answer', to: 'accepted' },
          { field: 'answered_by', to: 'Marie Lefèvre' },
        ],
      })
    }),
    success('lets the order confirmation say that the client has agreed', async (people) => {
      const { deal } = await createDeal(people)
      await postQuotationAnswer(people, 'sale_manager', deal, await issueQuotation(people, deal))
      const issued = await expectAnswer(
        await postDealTransition(people, 'sale_manager', deal, { to: 'order_confirmation' }),
        'transitionDeal',
      )
      expect(issued.quotation).toMatchObject({ state: 'accepted', is_changed: false })
      const saleManager = await people.as('sale_manager')
      const paper = await expectAnswer(
        await saleManager.get(`/records/deal/${deal.id}/papers/order_confirmation/`),
        'getPaper',
      )
      expect(paper.details.at(-1)).toMatch(/^Selon le devis n°.1, accepté par Marie Lefèvre le /)
      expect(paper.signatures).toHaveLength(1)
      const quoted = await expectAnswer(
        await saleManager.get(`/records/deal/${deal.id}/papers/quotation/`),
        'getPaper',
      )
      expect(quoted.signatures).toEqual([])
      const mail = await expectAnswer(
        await saleManager.get(`/records/deal/${deal.id}/papers/order_confirmation/mail/`),
        'getPaperMail',
      )
      expect(mail.text).toContain('devis que vous avez accepté')
      expect(mail.text).not.toContain('exemplaire signé')
      expect(mail.has_link).toBe(false)
    }),
    success('does not count for terms that were changed afterwards', async (people) => {
      const { deal, write } = await createDeal(people)
      await postQuotationAnswer(people, 'sale_manager', deal, await issueQuotation(people, deal))
      const changed = await expectAnswer(
        await putDeal(people, 'sale_manager', deal, { ...write, tolerance_percent: 5 }),
        'updateDeal',
      )
      expect(changed.quotation).toMatchObject({ state: 'accepted', is_changed: true })
      await postDealTransition(people, 'sale_manager', changed, { to: 'order_confirmation' })
      const saleManager = await people.as('sale_manager')
      const answer = await saleManager.get(`/records/deal/${deal.id}/papers/order_confirmation/`)
      const paper = await expectAnswer(answer, 'getPaper')
      expect(paper.details.join(' ')).not.toContain('Selon le devis')
    }),
    invalid('requires a name, and a file of the deal', async (people) => {
      const { deal } = await createDeal(people)
      const quotation = await issueQuotation(people, deal)
      const { deal: other } = await createDeal(people)
      const saleManager = await people.as('sale_manager')
      const { id } = await expectAnswer(
        await saleManager.post(
          `/records/deal/${other.id}/attachments/`,
          createFileForm(PNG, 'a.png'),
        ),
        'uploadAttachment',
      )
      await expectFieldErrors(
        await postQuotationAnswer(people, 'sale_manager', deal, quotation, { name: ' ' }),
        {
          '/name': 'required',
        },
      )
      await expectFieldErrors(
        await postQuotationAnswer(people, 'sale_manager', deal, quotation, { attachment_id: id }),
        { '/attachment_id': 'not_found' },
      )
    }),
    forbidden('is for the users who may issue it', async (people) => {
      const { deal } = await createDeal(people)
      const quotation = await issueQuotation(people, deal)
      await expectProblem(
        await postQuotationAnswer(people, 'purchase_manager', deal, quotation),
        'forbidden',
        403,
      )
    }),
    stale('requires the version of the quotation', async (people) => {
      const { deal } = await createDeal(people)
      const { number } = await issueQuotation(people, deal)
      await expectProblem(
        await postQuotationAnswer(people, 'sale_manager', deal, { number, version: 7 }),
        'stale',
        412,
      )
    }),
    idempotent('records once per idempotency key, and never a second answer', async (people) => {
      const { deal } = await createDeal(people)
      const quotation = await issueQuotation(people, deal)
      for (let time = 0; time < 2; time++)
        expect(
          (
            await postQuotationAnswer(
              people,
              'sale_manager',
              deal,
              quotation,
              {},
              {
                'Idempotency-Key': `answer-${deal.id}`,
              },
            )
          ).status,
        ).toBe(200)
      const [answered] = await listQuotations(people, deal)
      await expectProblem(
        await postQuotationAnswer(people, 'sale_manager', deal, {
          number: 1,
          version: answered?.version ?? 0,
        }),
        'not_allowed_now',
        409,
      )
    }),
    notFound('returns 404 for an unknown number', async (people) => {
      const { deal } = await createDeal(people)
      await expectProblem(
        await postQuotationAnswer(people, 'sale_manager', deal, { number: 1, version: 1 }),
        'not_found',
        404,
      )
    }),
  ],
  openQuotation: [
    success(
      'shows the quotation to whoever has the link, however often it is opened',
      async (people) => {
        const { deal, token } = await createSentQuotation(people)
        for (let time = 0; time < 7; time++) await openLink(people, token)
        const page = await openLink(people, token)
        expect(page).toMatchObject({
          state: 'open',
          deal_number: deal.number,
          number: 1,
          language: 'fr',
          valid_until: VALID_UNTIL,
          seller: { name: deal.sale_manager.name },
          paper: { title: `Devis ${deal.number}`, notice: null },
        })
        expect(JSON.stringify(page)).not.toMatch(/248|1.200,00|margin|sawmill|aserradero|lentpj/i)
      },
    ),
    success('says what became of a quotation that can’t be answered', async (people) => {
      const { deal, write, token } = await createSentQuotation(people)
      const changed = await expectAnswer(
        await putDeal(people, 'sale_manager', deal, { ...write, tolerance_percent: 5 }),
        'updateDeal',
      )
      expect(await openLink(people, token)).toMatchObject({ state: 'changed', paper: null })
      await expectProblem(await postLinkAnswer(people, token), 'not_allowed_now', 409)
      const next = await issueQuotation(people, changed)
      expect(await openLink(people, token)).toMatchObject({ state: 'superseded', paper: null })
      const later = await sendQuotation(people, deal, next.number)
      const issued = await expectAnswer(
        await postDealTransition(people, 'sale_manager', changed, { to: 'order_confirmation' }),
        'transitionDeal',
      )
      expect(issued.quotation?.state).toBe('closed')
      expect(await openLink(people, later)).toMatchObject({ state: 'confirmed', paper: null })
      await postDealTransition(people, 'sale_manager', issued, {
        to: 'canceled',
        reason: 'No wood.',
      })
      expect(await openLink(people, later)).toMatchObject({ state: 'canceled', paper: null })
      await expectProblem(await postLinkAnswer(people, later), 'not_allowed_now', 409)
    }),
    invalid('requires a token', async (people) => {
      await expectFieldErrors(await people.stranger().post('/quotation/', {}), {
        '/token': 'required',
      })
    }),
    notFound('returns 404 for an unknown token', async (people) => {
      await expectProblem(await postLink(people, UNKNOWN_TOKEN), 'not_found', 404)
    }),
  ],
  answerQuotation: [
    success('accepts once, notifies the sale manager and mails a confirmation', async (people) => {
      const { deal, token } = await createSentQuotation(people)
      const page = await expectAnswer(await postLinkAnswer(people, token), 'answerQuotation')
      expect(page).toMatchObject({ state: 'accepted', answered_by: 'Marie Lefèvre', paper: null })
      await expectProblem(
        await postLinkAnswer(people, token, { answer: 'declined' }),
        'not_allowed_now',
        409,
      )
      expect(await readQuotedDeal(people, deal)).toMatchObject({
        status: 'draft',
        quotation: { state: 'accepted', answered_by: 'Marie Lefèvre' },
      })
      const saleManager = await people.as('sale_manager')
      const { items } = await expectAnswer(
        await saleManager.get(`/records/deal/${deal.id}/activity/`),
        'listActivity',
      )
      expect(items[0]).toMatchObject({
        kind: 'quotation_answered',
        by: null,
        changes: [
          { field: 'quotation' },
          { field: 'answer', to: 'accepted' },
          { field: 'answered_by', to: 'Marie Lefèvre' },
          { field: 'address', to: expect.any(String) as unknown },
        ],
      })
      expect((await listNotificationTexts(people, 'sale_manager', deal))[0]).toContain(
        'Marie Lefèvre',
      )
      const mails = await expectAnswer(await people.stranger().get('/outbox/'), 'listDemoMails')
      expect(mails.items).toContainEqual(
        expect.objectContaining({
          to: [{ name: 'Marie Lefèvre', email: 'marie@lefevre.example' }],
          subject: `Votre acceptation du devis ${deal.number} (1)`,
        }),
      )
    }),
    success('declines with or without a reason, on any link of the quotation', async (people) => {
      const { deal, token, quotation } = await createSentQuotation(people)
      const again = await sendQuotation(people, deal, quotation.number)
      expect(again).not.toBe(token)
      const page = await expectAnswer(
        await postLinkAnswer(people, again, { answer: 'declined', reason: 'Too late' }),
        'answerQuotation',
      )
      expect(page.state).toBe('declined')
      expect(await openLink(people, token)).toMatchObject({ state: 'declined' })
      expect(await listQuotations(people, deal)).toMatchObject([
        { answer: 'declined', reason: 'Too late', recorded_by: null },
      ])
      expect((await listNotificationTexts(people, 'sale_manager', deal))[0]).toContain('Too late')
    }),
    invalid('requires the name of the person and an answer', async (people) => {
      const { token } = await createSentQuotation(people)
      await expectFieldErrors(await postLinkAnswer(people, token, { name: '', answer: 'maybe' }), {
        '/name': 'required',
        '/answer': 'unknown_value',
      })
    }),
    notFound('returns 404 for an unknown token', async (people) => {
      await expectProblem(await postLinkAnswer(people, UNKNOWN_TOKEN), 'not_found', 404)
    }),
  ],
  listDeals: [
    success('filters by the state of the quotation', async (people) => {
      const { deal, write } = await createDeal(people)
      await issueQuotation(people, deal)
      const saleManager = await people.as('sale_manager')
      const find = async (...states: string[]) =>
        (
          await expectAnswer(
            await saleManager.get(
              `/deals/?client_id=${write.client_id}&${states.map((state) => `quotation=${state}`).join('&')}`,
            ),
            'listDeals',
          )
        ).items.map(({ quotation }) => quotation?.state)
      expect(await find('open', 'declined')).toEqual(['open'])
      expect(await find('changed', 'expired', 'accepted', 'declined')).toEqual([])
      const [quotation] = await listQuotations(people, deal)
      await postQuotationAnswer(
        people,
        'sale_manager',
        deal,
        { number: 1, version: quotation?.version ?? 0 },
        { answer: 'declined' },
      )
      expect(await find('declined')).toEqual(['declined'])
      expect(await find('open')).toEqual([])
    }),
  ],
} satisfies Cases
