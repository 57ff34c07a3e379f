// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
export const listCompaniesSearch = {
  q: { pattern: /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/, maxLength: 100 },
  status: { isList: true, values: ['pending', 'verified', 'blocked'] },
  size: { isList: true, values: ['small', 'medium', 'large'] },
  country: { isList: true, pattern: /^[A-Z]{2}$/ },
  manager_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  sort: { values: ['name', '-name', 'country', '-country', 'created_at', '-created_at', 'updated_at', '-updated_at'] },
} as const
