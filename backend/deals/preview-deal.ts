import type { Handler } from '../call'
import { assertCanWorkOnDeal, findDeal } from './find-deal'
import { prepareDeal } from './prepare-deal'
import { omitHiddenMargin } from './present-deal'
import { canSeeMargin } from './rules/permissions'
import { dealStateMachine } from './rules/deal-state-machine'
import { toDealState, loadDealStepSubject } from './deal-step-subject'
import { loadDealWarnings } from './load-deal-warnings'

export const previewDeal: Handler<'previewDeal'> = async ({ db, person, body }) => {
  const kept = body.id === null ? null : await findDeal(db, person, body.id)
  if (kept) assertCanWorkOnDeal(person, kept.deal)
  const prepared = await prepareDeal(db, person, body.deal, kept)
  const { write, client, lines, planned } = prepared
  const standing = kept
    ? toDealState(kept.deal)
    : {
        id: null,
        status: 'draft' as const,
        saleManagerId: write.sale_manager_id,
        purchasedLitres: 0,
      }
  const subject = await loadDealStepSubject(
    db,
    standing,
    write,
    planned.revenue,
    lines.map((line) => ({ ...line.write, specification: line.specification })),
    client,
  )
  const steps = dealStateMachine.transitionsFor(person, subject)
  return {
    planned: omitHiddenMargin(planned, canSeeMargin(person, subject)),
    // A deal that was never saved can't step back or be canceled.
    transitions: kept ? steps : steps.filter(({ forward }) => forward),
    warnings: await loadDealWarnings(db, person, prepared, kept),
  }
}
