import type { Handler } from '../call'
import { expectWorker, findDeal } from './find-deal'
import { prepareDeal } from './prepare-deal'
import { shownFigures } from './present-deal'
import { seesMargin } from './rules/scope'
import { dealSteps } from './rules/deal-steps'
import { standingOf, stepSubject } from './step-subject'
import { warningsOf } from './warnings-of'

export const previewDeal: Handler<'previewDeal'> = async ({ db, person, body }) => {
  const kept = body.id === null ? null : await findDeal(db, person, body.id)
  if (kept) expectWorker(person, kept.deal)
  const prepared = await prepareDeal(db, person, body.deal, kept)
  const { write, client, lines, planned } = prepared
  const standing = kept
    ? standingOf(kept.deal)
    : {
        id: null,
        status: 'draft' as const,
        saleManagerId: write.sale_manager_id,
        purchasedLitres: 0,
      }
  const subject = await stepSubject(
    db,
    standing,
    write,
    planned.revenue,
    lines.map((line) => ({ ...line.write, specification: line.specification })),
    client,
  )
  const steps = dealSteps.transitionsFor(person, subject)
  return {
    planned: shownFigures(planned, seesMargin(person, subject)),
    // A deal that was never saved can't step back or be canceled.
    transitions: kept ? steps : steps.filter(({ forward }) => forward),
    warnings: await warningsOf(db, person, prepared, kept),
  }
}
