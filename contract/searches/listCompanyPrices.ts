// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
export const listCompanyPricesSearch = {
  company_id: { pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  list: { values: ['sale', 'stock'] },
  day: { pattern: /^\d{4}-\d{2}-\d{2}$/ },
  product_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  category: { isList: true, values: ['softwood_boards', 'softwood_poles', 'constructions'] },
  q: { pattern: /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/, maxLength: 100 },
  sort: { values: ['name', '-name'] },
} as const
