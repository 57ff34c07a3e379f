import { addAttachment } from '../attachments/add-attachment'
import { downloadAttachment } from '../attachments/download-attachment'
import { listAttachments } from '../attachments/list-attachments'
import { removeAttachment } from '../attachments/remove-attachment'
import type { Handlers } from '../call'
import { Problem } from '../problems/problem'
import { findDealRow } from './deal-record'
import { mayAttach } from './rules/scope'

/** Files are open in every status: invoices and delivery notes come late. */
export const dealAttachmentHandlers = {
  async listDealAttachments({ db, person, path }) {
    await findDealRow(db, person, path.id)
    return listAttachments(db, person, path.id)
  },

  async uploadDealAttachment(call) {
    const { db, person, path, body } = call
    const deal = await findDealRow(db, person, path.id)
    if (!mayAttach(person, { saleManagerId: deal.sale_manager_id })) throw new Problem('forbidden')
    return addAttachment(call, { kind: 'deal', id: path.id }, body.file)
  },

  async downloadDealAttachment({ db, person, path }) {
    await findDealRow(db, person, path.id)
    return downloadAttachment(db, path.id, path.attachment_id)
  },

  async removeDealAttachment(call) {
    const { db, person, path } = call
    await findDealRow(db, person, path.id)
    await removeAttachment(call, { kind: 'deal', id: path.id }, path.attachment_id)
  },
} satisfies Partial<Handlers>
