// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
export const listProductsSearch = {
  q: { maxLength: 100 },
  category: { isList: true, values: ['softwood_boards', 'softwood_poles', 'constructions'] },
  wood: { isList: true, values: ['PNSY', 'PCAB', 'LADC', 'PSMN', 'ABAL', 'QCXE', 'FASY', 'FXEX'] },
} as const
