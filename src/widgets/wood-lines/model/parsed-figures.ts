/** Whether a quantity was read, in the contract's form; it may still be zero. */
export const isParsedQuantity = (quantity: string): boolean =>
  /^\d{1,9}(\.\d{1,3})?$/.test(quantity)

/** Whether it is a price that was read, in the contract's form. */
export const isParsedPrice = (text: string): boolean => /^\d{1,10}\.\d{2,4}$/.test(text)
