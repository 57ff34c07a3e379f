// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
export const listStockSearch = {
  q: { pattern: /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/, maxLength: 100 },
  empty: { values: ['hide'] },
  offers: { values: ['only'] },
  location: { isList: true, pattern: /^[A-Z]{2}[A-Z2-9]{3}$/ },
  pcs: { isList: true, pattern: /^\d{1,6}$/ },
  status: { isList: true, values: ['available', 'reserved', 'blocked'] },
  category: { isList: true, values: ['softwood_boards', 'softwood_poles', 'constructions'] },
  product_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  sort: { values: ['name', '-name'] },
} as const
