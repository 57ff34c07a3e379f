// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
export const listLotsSearch = {
  product_id: { pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  location: { pattern: /^[A-Z]{2}[A-Z2-9]{3}$/ },
  pcs: { pattern: /^\d{1,6}$/ },
  barcode: { pattern: /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/, maxLength: 40 },
  status: { isList: true, values: ['available', 'reserved', 'sold', 'blocked', 'lost', 'gone'] },
  sort: { values: ['received_at', '-received_at'] },
} as const
