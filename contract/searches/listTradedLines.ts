// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
export const listTradedLinesSearch = {
  q: { pattern: /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/, maxLength: 100 },
  kind: { isList: true, values: ['sold', 'bought'] },
  wood: { isList: true, values: ['PNSY', 'PCAB', 'LADC', 'PSMN', 'ABAL', 'QCXE', 'FASY', 'FXEX'] },
  client_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  sawmill_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  country: { isList: true, pattern: /^[A-Z]{2}$/ },
  currency: { isList: true, values: ['EUR', 'USD', 'GBP', 'SEK', 'NOK', 'DKK', 'PLN', 'CHF', 'CNY', 'JPY'] },
  week_from: { pattern: /^(19|20)\d{2}-W(0[1-9]|[1-4]\d|5[0-3])$/ },
  week_to: { pattern: /^(19|20)\d{2}-W(0[1-9]|[1-4]\d|5[0-3])$/ },
  sort: { values: ['date', '-date', 'eur_per_m3', '-eur_per_m3', 'volume_m3', '-volume_m3', 'amount_eur', '-amount_eur'] },
} as const
