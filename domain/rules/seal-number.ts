/** Returns a seal number in its stored form: in capitals, with single spaces. */
export const normalizeSeal = (seal: string): string =>
  seal.trim().replaceAll(/\s+/g, ' ').toUpperCase()
