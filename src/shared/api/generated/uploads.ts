// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
/** The most bytes of a file, by the operation that takes it. */
export const mostBytes = {
  uploadDealAttachment: 10000000,
} as const
