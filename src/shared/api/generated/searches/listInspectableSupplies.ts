// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
export const listInspectableSuppliesSearch = {
  q: { maxLength: 100 },
  id: { pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
} as const
