import { staffQueryOptions } from '@/entities/person'
import { sawmillQueryOptions } from '@/entities/sawmill'
import {
  createSupply,
  supplyCopyQueryOptions,
  cacheSavedSupply,
  supplyQueryOptions,
  updateSupply,
  type Supply,
  type SupplyWrite,
} from '@/entities/supply'
import { formatPaymentTerms, trimPaymentTerms } from '@/entities/terms'
import { useRecord, type RecordCopyConfig, type RecordFormConfig } from '@/features/edit-record'
import type { Schemas } from '@/shared/api'
import { vSupplyWrite } from '@contract/validators'
import type { FormValues } from '@/shared/forms'
import { i18n } from '@/shared/i18n'
import { findPaymentTermsErrors, findSupplyCentsErrors } from '@domain/rules/terms-rules'
import { toCopiedRecord } from '@/widgets/wood-lines'
import { notifyCuts } from './supply-warnings'
import {
  supplyLineConfig,
  PART_FIELDS,
  supplyLineEditorConfig,
  toCopiedSupplyLines,
  type SupplyLineEditor,
} from './supply-line'

/** Form values of a supply without its lines. */
export type SupplyValues = FormValues<Omit<SupplyWrite, 'lines'>> & {
  /** Text in the mill field without a selection. */
  sawmill_words: string
}

/** Staff who may be responsible for a supply. */
export const purchaseManagersQueryOptions = staffQueryOptions({ role: ['purchase_manager'] })

const SAWMILL_FIELDS: readonly string[] = PART_FIELDS

const supplyCopy: RecordCopyConfig<Schemas['SupplyCopy']> = {
  query: supplyCopyQueryOptions,
  toDraft(copy) {
    const rows = toCopiedSupplyLines(copy.supply.lines)
    return { payload: copy.supply, rows, copied: toCopiedRecord(copy, rows) }
  },
}

export const supplyFormConfig: RecordFormConfig<
  Supply,
  SupplyWrite,
  SupplyValues,
  SupplyLineEditor
> = {
  kind: 'supply',
  path: '/supplies/$id',
  texts: 'pages/supply',
  schema: vSupplyWrite,
  fields: {
    sawmill_id: ({ sawmill_id }, { getName }) => sawmill_id && getName(sawmill_id),
    purchase_manager_id: ({ purchase_manager_id }, { getName }) =>
      purchase_manager_id && getName(purchase_manager_id),
    ready_week: ({ ready_week }, { format }) => ready_week && format.week(ready_week),
    payment_terms: ({ payment_terms }) => formatPaymentTerms(payment_terms),
    currency: ({ currency }) => currency,
    exchange_rate: ({ exchange_rate }) => exchange_rate,
    deposit: ({ deposit, currency }, { format }) => deposit && format.typedMoney(deposit, currency),
    incoterms: ({ incoterms: { rule, place } }) => `${rule} ${place}`,
    loading_place: ({ loading_place }) => loading_place,
    tolerance_percent: ({ tolerance_percent }, { format }) =>
      format.percent(String(tolerance_percent)),
    // Formatted per line.
    lines: () => null,
    certificate_claim: ({ certificate_claim }) =>
      i18n.t(`entities/product:certification.${certificate_claim}`),
    due_diligence_reference: ({ due_diligence_reference }) => due_diligence_reference,
    verification_number: ({ verification_number }) => verification_number,
    harvest_countries: ({ harvest_countries }, { format }) =>
      harvest_countries.map(format.country).join(', '),
    inspection_required: ({ inspection_required }) => formatYesNo(inspection_required),
    mill_notes: ({ mill_notes }) => mill_notes,
    notes: ({ notes }) => notes,
  },
  getInitialValues: (me) => ({
    purchase_manager_id: me.role === 'purchase_manager' ? me.id : '',
    incoterms: { rule: 'FCA', place: '' },
    payment_terms: { kind: 'net_days', net_days: '14', parts: [] },
    currency: 'EUR',
    certificate_claim: 'none',
    tolerance_percent: '10',
  }),
  // The mill reports after the order.
  canEditNew: (field) => !SAWMILL_FIELDS.includes(field),
  unsubmittedFields: { sawmill_words: '' },
  adjustPayload: (supply, { sawmill_words }) => ({
    ...supply,
    // Text without a selection clears the previous mill.
    sawmill_id: sawmill_words ? '' : supply.sawmill_id,
    payment_terms: trimPaymentTerms(supply.payment_terms),
    exchange_rate: supply.currency === 'EUR' ? null : supply.exchange_rate,
  }),
  toPayload: (supply) => ({
    ...supply,
    sawmill_id: supply.sawmill.id,
    purchase_manager_id: supply.purchase_manager?.id ?? null,
    lines: supply.lines.map((line) => supplyLineConfig.toPayload(supplyLineConfig.toLine(line))),
  }),
  check: (supply) => [
    ...findPaymentTermsErrors(supply.payment_terms),
    ...findSupplyCentsErrors(supply),
  ],
  findName: (id, { sawmill, purchase_manager, lines }, queryClient) =>
    [sawmill, purchase_manager].find((option) => option?.id === id)?.name ??
    lines.find((line) => line.product_id === id)?.product_name ??
    queryClient.getQueryData(sawmillQueryOptions(id).queryKey)?.name ??
    queryClient
      .getQueryData(purchaseManagersQueryOptions.queryKey)
      ?.items.find((person) => person.id === id)?.name,
  query: supplyQueryOptions,
  copy: supplyCopy,
  create: createSupply,
  update: async (...change) => notifyCuts(await updateSupply(...change)),
  cacheSaved: cacheSavedSupply,
  lines: supplyLineEditorConfig,
}

export const formatYesNo = (value: boolean): string =>
  i18n.t(value ? 'shared/forms:yes' : 'shared/forms:no')

/** Returns the line editor of the open supply. The reference is stable. */
export function useSupplyLines(): SupplyLineEditor {
  const { lines } = useRecord(supplyFormConfig)
  if (!lines) throw new Error('A supply has lines')
  return lines
}
