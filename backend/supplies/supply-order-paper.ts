import { getCountryLanguage } from '@domain/languages'
import { sumVolumes } from '@domain/timber'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { createGoodsTable } from '../papers/goods-table'
import { toLines, type PaperDefinition } from '../papers/paper'
import { loadPrintedTexts } from '../papers/printed-texts'
import { formatBusinessDay, formatIncoterms, formatPaymentTerms } from '../papers/terms'
import { hasGlobalRole } from '../people/roles'
import { SUPPLY_ROLES } from './policy'
import { presentSupply } from './present-supply'
import { findSupply } from './queries'

/** The order to the mill as the supply is now, in the language of the mill's country. */
export const supplyOrderPaper: PaperDefinition<Row<'supplies'>> = {
  roles: SUPPLY_ROLES,

  canSend: (actor) => actor.role === 'purchase_manager' || hasGlobalRole(actor),

  async findPartner(db, { sawmill_id }) {
    const { name, contacts } = await findMill(db, sawmill_id)
    return { kind: 'sawmill', id: sawmill_id, name, contacts: parseJson(contacts) }
  },

  async listVersions({ db }, { sawmill_id }) {
    const { country } = await findMill(db, sawmill_id)
    return [
      { revision: null, issued_at: null, client: null, language: getCountryLanguage(country) },
    ]
  },

  async compose(call, { id, sawmill_id, ordered_texts }, { language }, texts) {
    const { t, format } = texts
    const supply = await presentSupply(call, await findSupply(call.db, id))
    const mill = await findMill(call.db, sawmill_id)
    const [contact] = parseJson(mill.contacts)
    const { status, currency, deposit, ready_week, certificate_claim: claim } = supply
    const printed = ordered_texts
      ? parseJson(ordered_texts)
      : await loadPrintedTexts(call.db, 'supply_order', language)
    // Use confirmed quantities if there are any, because they are payable.
    const lines = supply.lines.map((line) => ({
      ...line,
      quantity: line.confirmed_quantity ?? line.quantity,
      volume_m3: line.confirmed_m3 ?? line.volume_m3,
    }))
    return {
      number: supply.number,
      printed,
      notice:
        status === 'draft' || status === 'canceled'
          ? {
              title: t(`supply_order.invalid.${status}.title`),
              text: t(`supply_order.invalid.${status}.text`),
            }
          : null,
      details: [t('as_of', { date: formatBusinessDay(call, texts, supply.updated_at) })],
      parties: [
        {
          role: t('supply_order.to'),
          name: mill.name,
          lines: toLines(mill.address, format.country(mill.country), contact?.name, contact?.email),
        },
        {
          role: t('supply_order.buyer'),
          name: supply.purchase_manager?.name ?? 'Timberdesk',
          lines: [],
        },
      ],
      terms: [
        { term: t('term.ready_week'), value: ready_week && format.week(ready_week) },
        { term: t('term.incoterms'), value: formatIncoterms(supply.incoterms) },
        { term: t('term.loading_place'), value: supply.loading_place },
        {
          term: t('term.payment_terms'),
          value: formatPaymentTerms(texts, supply.payment_terms),
        },
        { term: t('term.deposit'), value: deposit && format.money(deposit, currency) },
        {
          term: t('term.claim'),
          value: claim === 'none' ? null : t(`product.certification.${claim}`),
        },
      ],
      tables: [
        createGoodsTable(texts, {
          lines,
          currency,
          volume: sumVolumes(lines.map((line) => line.volume_m3)),
          amount: supply.figures.amount,
          certificates: printed.certificates,
        }),
      ],
      notes: toLines(
        supply.mill_notes,
        t('tolerance', { percent: format.percent(String(supply.tolerance_percent)) }),
        supply.inspection_required && t('supply_order.inspection'),
        t('supply_order.terms'),
        t('measured_to'),
      ),
      signatures: [t('supply_order.sign_buyer'), t('supply_order.sign_mill')],
    }
  },
}

const findMill = (db: Db, id: string) =>
  db
    .selectFrom('sawmills')
    .select(['name', 'address', 'country', 'contacts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
