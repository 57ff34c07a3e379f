// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
export const listInspectableCargosSearch = {
  q: { pattern: /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/, maxLength: 100 },
  id: { pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
} as const
