// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
export const listLoginsSearch = {
  q: { pattern: /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/, maxLength: 100 },
  outcome: { isList: true, values: ['succeeded', 'wrong_password', 'blocked', 'slowed_down'] },
  person_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  sort: { values: ['at', '-at'] },
} as const
