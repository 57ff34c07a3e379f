// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
export const listProductsSearch = {
  q: { pattern: /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/, maxLength: 100 },
  category: { isList: true, values: ['softwood_boards', 'softwood_poles', 'constructions'] },
  wood: { isList: true, values: ['PNSY', 'PCAB', 'LADC', 'PSMN', 'ABAL', 'QCXE', 'FASY', 'FXEX'] },
  status: { isList: true, values: ['active', 'archived'] },
  profile: { isList: true, values: ['sawn', 'planed', 'tongue_and_groove', 'shiplap', 'decking', 'batten', 'round_peeled', 'round_machined', 'solid_structural', 'glulam'] },
  treatment: { isList: true, values: ['none', 'air_dried', 'kiln_dried', 'heat_treated', 'thermally_modified', 'impregnated_uc3', 'impregnated_uc4'] },
  packaging: { isList: true, values: ['loose', 'strapped', 'stickered', 'foil'] },
  certification: { isList: true, values: ['none', 'fsc_100', 'fsc_mix_credit', 'fsc_controlled_wood', 'pefc_100', 'pefc_certified'] },
  quality: { isList: true, pattern: /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/, maxLength: 60 },
  product_group: { isList: true, pattern: /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/, maxLength: 60 },
  thickness_mm: { isList: true, pattern: /^\d{1,5}$/ },
  width_mm: { isList: true, pattern: /^\d{1,5}$/ },
  length_mm: { isList: true, pattern: /^\d{1,5}$/ },
  diameter_mm: { isList: true, pattern: /^\d{1,5}$/ },
  sort: { values: ['name', '-name', 'updated_at', '-updated_at'] },
} as const
