// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
export const listSuppliesSearch = {
  q: { pattern: /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/, maxLength: 100 },
  id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  status: { isList: true, values: ['draft', 'ordered', 'confirmed', 'in_production', 'ready', 'loading', 'shipped', 'completed', 'canceled'] },
  sawmill_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  purchase_manager_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  country: { isList: true, pattern: /^[A-Z]{2}$/ },
  wood: { isList: true, values: ['PNSY', 'PCAB', 'LADC', 'PSMN', 'ABAL', 'QCXE', 'FASY', 'FXEX'] },
  product_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  defect: { isList: true, values: ['knots', 'wane', 'blue_stain', 'mould', 'checks', 'bow', 'twist', 'rot', 'dimension', 'treatment'] },
  week_from: { pattern: /^(19|20)\d{2}-W(0[1-9]|[1-4]\d|5[0-3])$/ },
  week_to: { pattern: /^(19|20)\d{2}-W(0[1-9]|[1-4]\d|5[0-3])$/ },
  late: { values: ['only'] },
  free: { values: ['only'] },
  sort: { values: ['number', '-number', 'sawmill', '-sawmill', 'status', '-status', 'ready_week', '-ready_week', 'late_days', '-late_days', 'volume_m3', '-volume_m3', 'free_m3', '-free_m3', 'amount_eur', '-amount_eur', 'updated_at', '-updated_at'] },
} as const
