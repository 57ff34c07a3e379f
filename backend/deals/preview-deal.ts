import type { Handler } from '../call'
import { expectWorker, findDeal } from './deal-record'
import { prepareDeal } from './prepare-deal'
import { shown } from './present-deal'
import { seesMargin } from './rules/scope'
import { transitionsFor } from './rules/transitions'
import { standingOf, stepSubject } from './step-subject'

export const previewDeal: Handler<'previewDeal'> = async ({ db, person, body }) => {
  const kept = body.id === null ? null : await findDeal(db, person, body.id)
  if (kept) expectWorker(person, kept.deal)
  const { write, client, planned } = await prepareDeal(db, person, body.deal, kept)
  const standing = kept
    ? standingOf(kept.deal)
    : { id: null, status: 'draft' as const, saleManagerId: write.sale_manager_id, purchasedLitres: 0 }
  const subject = await stepSubject(db, standing, write, planned.revenue_eur, client)
  const steps = transitionsFor(person, subject)
  return {
    planned: shown(planned, seesMargin(person, subject)),
    // Nothing steps back, or is canceled, before it is there.
    transitions: kept ? steps : steps.filter(({ forward }) => forward),
  }
}
