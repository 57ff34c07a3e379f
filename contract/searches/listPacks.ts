// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
export const listPacksSearch = {
  q: { pattern: /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/, maxLength: 100 },
  status: { isList: true, values: ['listed', 'accepted', 'rejected', 'in_stock', 'gone', 'loaded', 'delivered', 'opened'] },
  supply_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  sawmill_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  sort: { values: ['number', '-number', 'received_at', '-received_at'] },
} as const
