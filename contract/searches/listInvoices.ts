// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
export const listInvoicesSearch = {
  q: { pattern: /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/, maxLength: 100 },
  kind: { isList: true, values: ['invoice', 'credit_note'] },
  status: { isList: true, values: ['issued', 'credited'] },
  client_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  currency: { isList: true, values: ['EUR', 'USD', 'GBP', 'SEK', 'NOK', 'DKK', 'PLN', 'CHF', 'CNY', 'JPY'] },
  week_from: { pattern: /^(19|20)\d{2}-W(0[1-9]|[1-4]\d|5[0-3])$/ },
  week_to: { pattern: /^(19|20)\d{2}-W(0[1-9]|[1-4]\d|5[0-3])$/ },
  sort: { values: ['number', '-number', 'issued_on', '-issued_on', 'due_on', '-due_on', 'client', '-client'] },
} as const
