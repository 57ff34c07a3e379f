import { getBusinessDay } from '../business-day'
import type { Call, Handler, Schemas } from '../call'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { getPartnerLanguage } from '@domain/languages'
import { hashToken } from '../identifiers'
import { queueMail } from '../mails/mails'
import { composePaper, type PaperCall } from '../papers/paper'
import { addCountries, PERSON_COLUMNS } from '../people/session-person'
import { Problem } from '../problems/problem'
import { assertBelowAttemptLimit, recordFailure } from '../session/login-limit'
import { loadSettings } from '../settings/load-settings'
import { quotationPaper } from './quotation-paper'
import { getLinkState } from './quotation-state'
import { readQuotationDocument } from './quoted-terms'
import { storeQuotationAnswer } from './store-answer'

type LinkCall = Call<'openQuotation'> | Call<'answerQuotation'>
type LinkedQuotation = {
  link: Row<'quotation_links'>
  quotation: Row<'quotations'>
  deal: Row<'deals'>
}

async function findLinked(db: Db, hash: string): Promise<LinkedQuotation | null> {
  const link = await db
    .selectFrom('quotation_links')
    .selectAll()
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (!link) return null
  const quotation = await db
    .selectFrom('quotations')
    .selectAll()
    .where('id', '=', link.quotation_id)
    .executeTakeFirstOrThrow()
  const deal = await db
    .selectFrom('deals')
    .selectAll()
    .where('id', '=', quotation.deal_id)
    .executeTakeFirstOrThrow()
  return { link, quotation, deal }
}

/**
 * Returns the hash of a token that exists. Unknown ones are counted, so that none is guessed.
 * @throws Problem 404 for an unknown token, 429 after too many of them
 */
async function checkToken(call: LinkCall): Promise<string> {
  const hash = hashToken(call.body.token)
  const attempt = { email: hash, address: call.address, kind: 'quotation' as const }
  await assertBelowAttemptLimit(call, attempt)
  if (await findLinked(call.db, hash)) return hash
  await call.inTransaction((db) => recordFailure({ ...call, db }, attempt))
  throw new Problem('not_found')
}

const openQuotation: Handler<'openQuotation'> = async (call) =>
  presentLink(call, await checkToken(call))

const answerQuotation: Handler<'answerQuotation'> = async (call) => {
  const hash = await checkToken(call)
  return call.inTransaction(async (db) => {
    const linked = await findLinked(db, hash)
    if (!linked) throw new Problem('not_found')
    const { quotation, deal } = linked
    if (getLinkState(quotation, deal.status, getBusinessDay(call)) !== 'open')
      throw new Problem('not_allowed_now')
    await storeQuotationAnswer(
      { ...call, db },
      { deal, quotation, given: { ...call.body, attachment_id: null }, address: call.address },
    )
    await confirmAnswer({ ...call, db }, linked)
    return presentLink({ ...call, db }, hash)
  })
}

/**
 * Mails the answer to the recipients of the link, in the language of the quotation, with the link.
 * Replies go to the sale manager.
 */
async function confirmAnswer(
  call: Call<'answerQuotation'>,
  { link, quotation, deal }: LinkedQuotation,
): Promise<void> {
  const { client } = readQuotationDocument(quotation)
  const saleManager = await findSaleManager(call.db, deal)
  const language = getPartnerLanguage(client)
  const { letterhead } = await loadSettings(call.db)
  for (const { name, email } of parseJson(link.recipients))
    await queueMail(
      call,
      { name: name || client.name, email, language },
      call.body.answer === 'accepted' ? 'quotation_accepted' : 'quotation_declined',
      {
        values: {
          quotation: `${deal.number} (${quotation.number})`,
          person: call.body.name,
          seller: saleManager.name,
          email: { text: saleManager.email },
          company: { text: letterhead.name },
        },
        link: `/quotations/${call.body.token}`,
        replyTo: saleManager,
      },
    )
}

const findSaleManager = (db: Db, { sale_manager_id }: Row<'deals'>) =>
  db
    .selectFrom('people')
    .select(PERSON_COLUMNS)
    .where('id', '=', sale_manager_id)
    .executeTakeFirstOrThrow()

async function presentLink(call: LinkCall, hash: string): Promise<Schemas['QuotationPage']> {
  const { db } = call
  const linked = await findLinked(db, hash)
  if (!linked) throw new Problem('not_found')
  const { quotation, deal } = linked
  const { client } = readQuotationDocument(quotation)
  const saleManager = await findSaleManager(db, deal)
  const state = getLinkState(quotation, deal.status, getBusinessDay(call))
  const { letterhead } = await loadSettings(db)
  return {
    state,
    deal_number: deal.number,
    number: quotation.number,
    language: getPartnerLanguage(client),
    valid_until: quotation.valid_until,
    company: letterhead.name,
    seller: { name: saleManager.name, email: saleManager.email },
    answered_at: quotation.answered_at,
    answered_by: quotation.answered_by,
    paper:
      state === 'open'
        ? await composeLinkedPaper({ ...call, person: await addCountries(db, saleManager) }, linked)
        : null,
  }
}

async function composeLinkedPaper(call: PaperCall, { deal, quotation }: LinkedQuotation) {
  const versions = await quotationPaper.listVersions(call, deal)
  const version = versions.find(({ revision }) => revision === quotation.number)
  if (!version) throw new Problem('not_found')
  return composePaper(call, {
    name: 'quotation',
    definition: quotationPaper,
    subject: deal,
    version,
  })
}

export const quotationLinkHandlers = { openQuotation, answerQuotation }
