// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
export const listDealsSearch = {
  q: { pattern: /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/, maxLength: 100 },
  status: { isList: true, values: ['draft', 'order_confirmation', 'confirmed', 'loading', 'shipped', 'delivered', 'completed', 'canceled'] },
  client_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  sale_manager_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  destination: { isList: true, pattern: /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/, maxLength: 160 },
  week_from: { pattern: /^(19|20)\d{2}-W(0[1-9]|[1-4]\d|5[0-3])$/ },
  week_to: { pattern: /^(19|20)\d{2}-W(0[1-9]|[1-4]\d|5[0-3])$/ },
  country: { isList: true, pattern: /^[A-Z]{2}$/ },
  wood: { isList: true, values: ['PNSY', 'PCAB', 'LADC', 'PSMN', 'ABAL', 'QCXE', 'FASY', 'FXEX'] },
  due_from: { pattern: /^(19|20)\d{2}-W(0[1-9]|[1-4]\d|5[0-3])$/ },
  due_to: { pattern: /^(19|20)\d{2}-W(0[1-9]|[1-4]\d|5[0-3])$/ },
  late: { values: ['only'] },
  overdue: { values: ['only'] },
  cover: { values: ['short'] },
  quotation: { isList: true, values: ['open', 'changed', 'expired', 'accepted', 'declined'] },
  sort: { values: ['number', '-number', 'date', '-date', 'client', '-client', 'status', '-status', 'delivery_week_from', '-delivery_week_from', 'late_days', '-late_days', 'overdue_since', '-overdue_since', 'volume_m3', '-volume_m3', 'revenue_eur', '-revenue_eur', 'margin_percent', '-margin_percent', 'purchased_percent', '-purchased_percent', 'updated_at', '-updated_at'] },
} as const
