/** True for a decimal string of the contract. */
export const isDecimal = (value: string): value is Intl.StringNumericLiteral =>
  /^-?\d+(\.\d+)?$/.test(value)
