import { computeGoodsAndCharges } from '@domain/money'
import type { Db } from '../db/tables'
import { findValidConfirmation } from '../deals/list-revisions'
import type { Order, OrderLine } from './schema'

type AgreedTerms = {
  /** Null before the order is confirmed. */
  terms: Order['agreed_terms']
  getRemark: (lineId: string) => OrderLine['remark']
}

/** Returns what the valid order confirmation of an order says beside the order's own fields. */
export async function findAgreedTerms(db: Db, dealId: string | null): Promise<AgreedTerms> {
  const document = dealId === null ? undefined : await findValidConfirmation(db, dealId)
  if (!document) return { terms: null, getRemark: () => null }
  const remarks = new Map(document.lines.map(({ id, remark }) => [id, remark]))
  const { revision, tolerance_percent, client_notes } = document
  return {
    terms: {
      revision,
      tolerance_percent,
      client_notes,
      charges: computeGoodsAndCharges(document).charges,
    },
    getRemark: (id) => remarks.get(id) ?? null,
  }
}
