/** Whether it is a decimal string as the contract has them. */
export const isDecimal = (value: string): value is Intl.StringNumericLiteral =>
  /^-?\d+(\.\d+)?$/.test(value)
