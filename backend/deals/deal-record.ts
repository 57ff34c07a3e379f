import type { Row } from '../db/tables'
import type { RecordRules } from '../documents/record-rules'
import { peopleInRoles } from '../notifications/notify'
import { findDealRow } from './find-deal'
import { dealFields } from './rules/deal-fields'
import { mayAttach, recordReaders, seesDeal, seesMargin } from './rules/scope'
import { toldOfComment } from './rules/told-of-comment'

export const dealRecord: RecordRules<Row<'deals'>> = {
  readers: recordReaders,
  find: findDealRow,
  sees: (actor, { confirmed_at }) => seesDeal(actor, { wasConfirmed: confirmed_at !== null }),
  mayAttach: (actor, deal) => mayAttach(actor, { saleManagerId: deal.sale_manager_id }),
  show: (actor, deal) =>
    seesMargin(actor, { saleManagerId: deal.sale_manager_id })
      ? undefined
      : dealFields.withoutConfidential,
  told: async ({ db, person }, deal, speakers) => ({
    people: toldOfComment(
      { saleManagerId: deal.sale_manager_id, wasConfirmed: deal.confirmed_at !== null },
      await peopleInRoles(db, ['purchase_manager']),
      speakers,
    ),
    key: 'deal_commented',
    params: { number: deal.number, client: deal.client_name, person: person.name },
  }),
}
