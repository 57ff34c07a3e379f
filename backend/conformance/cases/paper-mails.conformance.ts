import { expect } from 'vitest'
import { expectAnswer, expectFieldErrors, expectProblem, readContentHash } from '../answers'
import { forbidden, idempotent, invalid, notFound, success, UNKNOWN_ID, type Cases } from '../case'
import type { People, Visitor } from '../host'
import {
  createDeal,
  createDealInStatus,
  postDealTransition,
  type Deal,
} from '../fixtures/saved-deals'
import { createSupply } from '../fixtures/saved-supplies'

const createPath = (deal: Pick<Deal, 'id'>, end: 'mail' | 'send') =>
  `/records/deal/${deal.id}/papers/order_confirmation/${end}/`

const createMail = (change: object = {}) => ({
  revision: 1,
  client_id: null,
  content_hash: '0'.repeat(64),
  to: [{ name: 'Marie Lefèvre', email: 'marie@lefevre.example' }],
  subject: 'Confirmation de commande',
  text: '/bonjour\nVeuillez trouver ci-joint notre confirmation.',
  copy_to_self: false,
  ...change,
})

/** Returns a mail of what its sender sees. */
const openMail = async (sender: Visitor, deal: Pick<Deal, 'id'>, change: object = {}) =>
  createMail({ content_hash: await readContentHash(sender, createPath(deal, 'mail')), ...change })

async function findMail(people: People, subject: string) {
  const { items } = await expectAnswer(await people.stranger().get('/outbox/'), 'listDemoMails')
  return items.filter((mail) => mail.subject === subject)
}

/** Cases of papers that are sent by email. */
export const paperMailCases = {
  getPaperMail: [
    success('suggests the contacts of the client, and texts in its language', async (people) => {
      const { deal } = await createDealInStatus(people, 'order_confirmation')
      const saleManager = await people.as('sale_manager')
      const mail = await expectAnswer(
        await saleManager.get(createPath(deal, 'mail')),
        'getPaperMail',
      )
      expect(mail).toMatchObject({
        subject: `Confirmation de commande ${deal.number}`,
        language: 'fr',
        file_name: `${deal.number}-order-confirmation-1.pdf`,
        partner: { kind: 'client', id: deal.client.id, name: deal.client.name },
      })
      expect(mail.recipients.length).toBeGreaterThan(0)
      expect(mail.text).toContain(`Bonjour ${mail.recipients[0]?.name},`)
      expect(mail.text).toContain(deal.sale_manager.name)
    }),
    invalid(
      'refuses a paper that is not valid, and a revision that is no number',
      async (people) => {
        const { deal } = await createDealInStatus(people, 'order_confirmation')
        const saleManager = await people.as('sale_manager')
        await expectFieldErrors(
          await saleManager.get(`${createPath(deal, 'mail')}?revision=first`),
          {
            '?revision': 'wrong_format',
          },
        )
        const { supply } = await createSupply(people)
        const purchaseManager = await people.as('purchase_manager')
        await expectProblem(
          await purchaseManager.get(`/records/supply/${supply.id}/papers/supply_order/mail/`),
          'paper_not_valid',
          409,
        )
      },
    ),
    forbidden('is for users who write to the client', async (people) => {
      const { deal } = await createDealInStatus(people, 'order_confirmation')
      for (const [role, status] of [
        ['global_manager', 200],
        ['purchase_manager', 403],
      ] as const)
        expect((await (await people.as(role)).get(createPath(deal, 'mail'))).status).toBe(status)
    }),
    notFound('returns 404 before the first issue', async (people) => {
      const { deal } = await createDeal(people)
      const saleManager = await people.as('sale_manager')
      await expectProblem(await saleManager.get(createPath(deal, 'mail')), 'not_found', 404)
    }),
  ],
  sendPaper: [
    success('sends one mail to all recipients and adds an entry to the history', async (people) => {
      const { deal } = await createDealInStatus(people, 'order_confirmation')
      const saleManager = await people.as('sale_manager')
      const { subject, text } = createMail({ subject: `Paper ${deal.id}` })
      const to = [
        { name: 'Marie Lefèvre', email: 'marie@lefevre.example' },
        { name: '', email: 'office@lefevre.example' },
      ]
      const twice = { name: 'Marie', email: 'Marie@lefevre.example' }
      const answer = await saleManager.post(
        createPath(deal, 'send'),
        await openMail(saleManager, deal, { subject, to: [...to, twice] }),
      )
      expect(answer.status).toBe(204)
      expect(await findMail(people, subject)).toMatchObject([
        { to, text, link: null, file_name: `${deal.number}-order-confirmation-1.pdf` },
      ])
      const { items } = await expectAnswer(
        await saleManager.get(`/records/deal/${deal.id}/activity/`),
        'listActivity',
      )
      expect(items[0]).toMatchObject({
        kind: 'paper_sent',
        by: { name: deal.sale_manager.name },
        changes: [
          { field: 'paper', to: 'order_confirmation' },
          { field: 'revision', to: '1' },
          { field: 'to', to: 'Marie Lefèvre <marie@lefevre.example>, office@lefevre.example' },
        ],
      })
    }),
    idempotent('sends once per idempotency key', async (people) => {
      const { deal } = await createDealInStatus(people, 'order_confirmation')
      const saleManager = await people.as('sale_manager')
      const mail = await openMail(saleManager, deal, { subject: `Once ${deal.id}` })
      for (let time = 0; time < 2; time++) {
        const headers = { 'Idempotency-Key': `send-${deal.id}` }
        expect((await saleManager.post(createPath(deal, 'send'), mail, headers)).status).toBe(204)
      }
      expect(await findMail(people, mail.subject)).toHaveLength(1)
    }),
    invalid('refuses addresses that are none, and missing texts', async (people) => {
      const { deal } = await createDealInStatus(people, 'order_confirmation')
      const saleManager = await people.as('sale_manager')
      const write = createMail({ to: [{ name: '', email: 'marie' }], subject: '' })
      await expectFieldErrors(await saleManager.post(createPath(deal, 'send'), write), {
        '/to/0/email': 'wrong_format',
        '/subject': 'required',
      })
      await expectFieldErrors(
        await saleManager.post(createPath(deal, 'send'), createMail({ to: [] })),
        {
          '/to': 'too_short',
        },
      )
    }),
    success('sends an issued revision for good, which says that it is replaced', async (people) => {
      const { deal } = await createDealInStatus(people, 'order_confirmation')
      const saleManager = await people.as('sale_manager')
      const reopened = await expectAnswer(
        await postDealTransition(people, 'sale_manager', deal, {
          to: 'draft',
          reason: 'New price.',
        }),
        'transitionDeal',
      )
      const readMail = async () =>
        expectAnswer(
          await saleManager.get(`${createPath(deal, 'mail')}?revision=1`),
          'getPaperMail',
        )
      const before = await readMail()
      expect(before.notice).toBe('Non valable.')
      await postDealTransition(people, 'sale_manager', reopened, { to: 'order_confirmation' })
      expect(await readMail()).toMatchObject({ revision: 1, notice: 'Remplacée.' })
      // The sender saw that the deal was reopened.
      const { content_hash } = before
      await expectProblem(
        await saleManager.post(createPath(deal, 'send'), createMail({ content_hash })),
        'paper_changed',
        409,
      )
      const mail = createMail({
        content_hash: (await readMail()).content_hash,
        subject: `First of ${deal.id}`,
      })
      expect((await saleManager.post(createPath(deal, 'send'), mail)).status).toBe(204)
      const [sent] = await findMail(people, mail.subject)
      const file = await people.stranger().get(`/outbox/${sent?.id}/attachment/`)
      expect(file.headers.get('content-disposition')).toContain(
        `${deal.number}-order-confirmation-1.pdf`,
      )
    }),
    invalid('refuses the order of a draft', async (people) => {
      const { supply } = await createSupply(people)
      const purchaseManager = await people.as('purchase_manager')
      await expectProblem(
        await purchaseManager.post(
          `/records/supply/${supply.id}/papers/supply_order/send/`,
          createMail({ revision: null }),
        ),
        'paper_not_valid',
        409,
      )
    }),
    forbidden('is refused to users who do not write to the client', async (people) => {
      const { deal } = await createDealInStatus(people, 'order_confirmation')
      const purchaseManager = await people.as('purchase_manager')
      await expectProblem(
        await purchaseManager.post(createPath(deal, 'send'), createMail()),
        'forbidden',
        403,
      )
    }),
    notFound('returns 404 for an unknown record and revision', async (people) => {
      const { deal } = await createDealInStatus(people, 'order_confirmation')
      const saleManager = await people.as('sale_manager')
      for (const [id, revision] of [
        [UNKNOWN_ID, 1],
        [deal.id, 2],
      ] as const)
        await expectProblem(
          await saleManager.post(createPath({ id }, 'send'), createMail({ revision })),
          'not_found',
          404,
        )
    }),
  ],
  getDemoMailAttachment: [
    success('returns the PDF that a mail carries', async (people) => {
      const { deal } = await createDealInStatus(people, 'order_confirmation')
      const saleManager = await people.as('sale_manager')
      const write = await openMail(saleManager, deal, { subject: `Attached ${deal.id}` })
      await saleManager.post(createPath(deal, 'send'), write)
      const [mail] = await findMail(people, write.subject)
      const file = await people.stranger().get(`/outbox/${mail?.id}/attachment/`)
      expect(file.headers.get('content-disposition')).toContain(mail?.file_name)
      expect((await file.text()).startsWith('%PDF')).toBe(true)
    }),
    notFound('returns 404 for an unknown mail', async (people) => {
      await expectProblem(
        await people.stranger().get(`/outbox/${UNKNOWN_ID}/attachment/`),
        'not_found',
        404,
      )
    }),
  ],
} satisfies Cases
