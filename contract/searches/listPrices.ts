// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
export const listPricesSearch = {
  q: { pattern: /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/, maxLength: 100 },
  list: { values: ['sale', 'stock'] },
  scope: { isList: true, values: ['company', 'country', 'general'] },
  state: { isList: true, values: ['valid', 'coming', 'ended', 'off'] },
  product_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  company_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  country: { isList: true, pattern: /^[A-Z]{2}$/ },
  sort: { values: ['name', '-name'] },
} as const
