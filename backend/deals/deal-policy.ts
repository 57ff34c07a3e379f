import type { Row } from '../db/tables'
import type { RecordPolicy } from '../documents/record-policy'
import { findPeopleInRoles } from '../notifications/notify'
import { findDealRow } from './queries'
import { dealFields } from './rules/deal-fields'
import {
  canAttachToDeal,
  dealReaderRoles,
  canSeeDeal,
  canSeeMargin,
  getDealCommentRecipients,
} from './rules/permissions'

export const dealPolicy: RecordPolicy<Row<'deals'>> = {
  readerRoles: dealReaderRoles,
  find: findDealRow,
  canSee: (actor, { confirmed_at }) => canSeeDeal(actor, { wasConfirmed: confirmed_at !== null }),
  canAttach: (actor, deal) => canAttachToDeal(actor, { saleManagerId: deal.sale_manager_id }),
  getChangeFilter: (actor, deal) =>
    canSeeMargin(actor, { saleManagerId: deal.sale_manager_id })
      ? undefined
      : dealFields.withoutConfidential,
  commentRecipients: async ({ db, person }, deal, commenters) => ({
    people: getDealCommentRecipients(
      { saleManagerId: deal.sale_manager_id, wasConfirmed: deal.confirmed_at !== null },
      await findPeopleInRoles(db, ['purchase_manager']),
      commenters,
    ),
    key: 'deal_commented',
    params: { number: deal.number, client: deal.client_name, person: person.name },
  }),
}
