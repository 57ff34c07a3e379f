/** True if a quantity is in the contract's format; it may be zero. */
export const isParsedQuantity = (quantity: string): boolean =>
  /^\d{1,9}(\.\d{1,3})?$/.test(quantity)

/** True if a price is in the contract's format. */
export const isParsedPrice = (text: string): boolean => /^\d{1,10}\.\d{2,4}$/.test(text)
