// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
export const listSawmillsSearch = {
  q: { pattern: /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/, maxLength: 100 },
  approval: { isList: true, values: ['pending', 'approved', 'suspended'] },
  country: { isList: true, pattern: /^[A-Z]{2}$/ },
  species: { isList: true, values: ['PNSY', 'PCAB', 'LADC', 'PSMN', 'ABAL', 'QCXE', 'FASY', 'FXEX'] },
  certificate: { isList: true, values: ['none', 'valid', 'expiring', 'expired'] },
  sort: { values: ['name', '-name', 'country', '-country', 'capacity', '-capacity', 'lead_time', '-lead_time', 'certificate_expires', '-certificate_expires', 'updated_at', '-updated_at'] },
} as const
