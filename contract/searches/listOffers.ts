// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
export const listOffersSearch = {
  q: { pattern: /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/, maxLength: 100 },
  status: { isList: true, values: ['open', 'accepted', 'declined', 'expired', 'withdrawn'] },
  company_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  sort: { values: ['-open', '-created_at', 'valid_until'] },
} as const
