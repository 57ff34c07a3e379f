// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
export const listStaffSearch = {
  role: { isList: true, values: ['sale_manager', 'purchase_manager', 'cargo_manager', 'purchase_agent', 'global_manager', 'admin', 'client', 'manager', 'country_manager'] },
  id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  q: { pattern: /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/, maxLength: 100 },
} as const
