// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
export const listCargoReportsSearch = {
  status: { isList: true, values: ['draft', 'submitted', 'returned', 'approved', 'canceled'] },
  cargo_id: { pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  inspector_id: { pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  approval: { values: ['mine'] },
  sort: { values: ['number', '-number', 'updated_at', '-updated_at'] },
} as const
