// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
export const listPeopleSearch = {
  q: { pattern: /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/, maxLength: 100 },
  role: { isList: true, values: ['sale_manager', 'purchase_manager', 'cargo_manager', 'purchase_agent', 'global_manager', 'admin', 'client', 'manager', 'country_manager'] },
  status: { isList: true, values: ['invited', 'active', 'deactivated', 'erased'] },
  company_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  sort: { values: ['name', '-name', 'email', '-email', 'created_at', '-created_at'] },
} as const
