import type { Role } from '../call'
import { expectAnswer, readContentHash } from './answers'
import type { People } from './host'
import { createDeal, type Deal } from './saved-deals'

const createPath = ({ id }: Pick<Deal, 'id'>) => `/deals/${id}/quotations/`

/** Last day of quotations in cases. */
export const VALID_UNTIL = '2027-01-31'

/** Requests a quotation of the given version of a deal. */
export async function postQuotation(
  people: People,
  role: Role,
  deal: Pick<Deal, 'id' | 'version'>,
  body: object = { valid_until: VALID_UNTIL },
  headers: Record<string, string> = {},
): Promise<Response> {
  return (await people.as(role)).post(createPath(deal), body, {
    'If-Match': `"${deal.version}"`,
    ...headers,
  })
}

/** Issues a quotation of a deal. */
export const issueQuotation = async (people: People, deal: Pick<Deal, 'id' | 'version'>) =>
  expectAnswer(await postQuotation(people, 'sale_manager', deal), 'issueQuotation')

/** Returns the quotations of a deal, newest first. */
export const listQuotations = async (people: People, deal: Pick<Deal, 'id'>) =>
  (
    await expectAnswer(
      await (await people.as('sale_manager')).get(createPath(deal)),
      'listQuotations',
    )
  ).items

/** Returns the deal as a role sees it. */
export const readQuotedDeal = async (
  people: People,
  { id }: Pick<Deal, 'id'>,
  role: Role = 'sale_manager',
) => expectAnswer(await (await people.as(role)).get(`/deals/${id}/`), 'getDeal')

/** Requests to record an answer to a quotation. */
export async function postQuotationAnswer(
  people: People,
  role: Role,
  deal: Pick<Deal, 'id'>,
  { number, version }: { number: number; version: number },
  change: object = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  return (await people.as(role)).post(
    `${createPath(deal)}${number}/answer/`,
    { answer: 'accepted', name: 'Marie Lefèvre', reason: null, attachment_id: null, ...change },
    { 'If-Match': `"${version}"`, ...headers },
  )
}

/** Emails a quotation and returns the token of its link, from the mails of the demo. */
export async function sendQuotation(
  people: People,
  deal: Pick<Deal, 'id'>,
  number: number,
): Promise<string> {
  const seller = await people.as('sale_manager')
  const subject = `Quotation ${number} ${deal.id} ${crypto.randomUUID()}`
  const path = `/records/deal/${deal.id}/papers/quotation/`
  const answer = await seller.post(`${path}send/`, {
    revision: number,
    client_id: null,
    content_hash: await readContentHash(seller, `${path}mail/?revision=${number}`),
    to: [{ name: 'Marie Lefèvre', email: 'marie@lefevre.example' }],
    subject,
    text: '/bonjour\nVeuillez trouver ci-joint notre devis.',
    copy_to_self: false,
  })
  if (answer.status !== 204) throw new Error(`${answer.status}: ${await answer.text()}`)
  const { items } = await expectAnswer(await people.stranger().get('/outbox/'), 'listDemoMails')
  const mail = items.find((each) => each.subject === subject)
  const token = /^\/quotations\/(\w{64})$/.exec(mail?.link ?? '')?.[1]
  if (!token) throw new Error(`The mail has no link: ${JSON.stringify(mail)}`)
  return token
}

/** Creates a draft with an emailed quotation. */
export async function createSentQuotation(people: People) {
  const { deal, write } = await createDeal(people)
  const quotation = await issueQuotation(people, deal)
  return { deal, write, quotation, token: await sendQuotation(people, deal, quotation.number) }
}

/** Opens the link of a quotation without a login. */
export const postLink = (people: People, token: string): Promise<Response> =>
  people.stranger().post('/quotation/', { token })

export const openLink = async (people: People, token: string) =>
  expectAnswer(await postLink(people, token), 'openQuotation')

/** Answers a quotation by its link. */
export const postLinkAnswer = (
  people: People,
  token: string,
  change: object = {},
): Promise<Response> =>
  people.stranger().post('/quotation/answer/', {
    token,
    answer: 'accepted',
    name: 'Marie Lefèvre',
    reason: null,
    ...change,
  })
