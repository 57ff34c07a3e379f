import { createQuotationLink } from '../quotations/create-link'
import { findLatestQuotation } from '../quotations/quoted-terms'
import { Problem } from '../problems/problem'
import { parseJson } from '../db/rows'
import { addDays, getWorkingTime } from './dates'
import type { HandlerRunner, RunScript } from './run-handlers'

type QuotedDeal = { id: string; saleManager: string; version: number }

/** Days from today until the demo's quotations expire, and their recorded answers. */
const QUOTATIONS = [
  { days: 12, answer: null },
  { days: 20, answer: 'accepted' },
  { days: 9, answer: 'declined' },
  { days: -1, answer: null },
  { days: 1, answer: null },
] as const

/** Quotes complete drafts: open, accepted, declined, expired, and about to end. */
export async function* quoteDeals(runner: HandlerRunner, now: Date): RunScript {
  yield getWorkingTime(now, 4, 11, 5)
  const quoted: QuotedDeal[] = []
  for (const deal of await findDrafts(runner)) {
    const end = QUOTATIONS[quoted.length]
    if (!end) break
    if (await quote(runner, deal, addDays(now, end.days))) quoted.push(deal)
  }
  yield getWorkingTime(now, 1, 16, 20)
  for (const [at, deal] of quoted.entries()) {
    const answer = QUOTATIONS[at]?.answer
    if (answer) await recordAnswer(runner, deal, answer)
  }
}

const findDrafts = (runner: HandlerRunner): Promise<QuotedDeal[]> =>
  runner.db
    .selectFrom('deals')
    .select(['id', 'sale_manager_id as saleManager', 'version'])
    .where('status', '=', 'draft')
    .where('created_at', '<', runner.now.toISOString())
    .where('updated_at', '<', runner.now.toISOString())
    .orderBy('number_key')
    .execute()

/** Issues and emails a quotation. Returns false for a draft that is not complete. */
async function quote(
  runner: HandlerRunner,
  { id, saleManager, version }: QuotedDeal,
  valid_until: string,
): Promise<boolean> {
  try {
    await runner.run('issueQuotation', saleManager, {
      path: { id },
      version,
      body: { valid_until },
    })
  } catch (error) {
    if (error instanceof Problem && error.code === 'needs_missing') return false
    throw error
  }
  const quotation = await findLatestQuotation(runner.db, id)
  const { contacts } = await runner.db
    .selectFrom('clients')
    .innerJoin('deals', 'deals.client_id', 'clients.id')
    .select('contacts')
    .where('deals.id', '=', id)
    .executeTakeFirstOrThrow()
  const to = parseJson(contacts).flatMap(({ name, email }) => (email ? [{ name, email }] : []))
  if (quotation)
    await createQuotationLink(
      { db: runner.db, clock: () => runner.now, random: runner.randomBytes },
      quotation,
      to.slice(0, 1),
    )
  return true
}

async function recordAnswer(
  runner: HandlerRunner,
  { id, saleManager }: QuotedDeal,
  answer: 'accepted' | 'declined',
): Promise<void> {
  const { items } = await runner.run('listQuotations', saleManager, { path: { id } })
  const [latest] = items
  if (latest)
    await runner.run('recordQuotationAnswer', saleManager, {
      path: { id, quotation: String(latest.number) },
      version: latest.version,
      body: {
        answer,
        name: 'Marie Lefèvre',
        reason:
          answer === 'declined' ? 'The delivery week is too late for our building site' : null,
        attachment_id: null,
      },
    })
}
