// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
export const listOrdersSearch = {
  q: { pattern: /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/, maxLength: 100 },
  status: { isList: true, values: ['initial', 'ordered', 'pending', 'received', 'confirmed', 'in_progress', 'completed', 'canceled'] },
  stage: { isList: true, values: ['not_placed', 'placed', 'confirmed', 'preparation', 'in_transit', 'delivered', 'canceled'] },
  company_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  sort: { values: ['number', '-number', 'company', '-company', 'status', '-status', 'delivery_week', '-delivery_week', 'm3', '-m3', 'total', '-total', 'updated_at', '-updated_at'] },
} as const
