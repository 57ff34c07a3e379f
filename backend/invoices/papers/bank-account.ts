import type { Schemas } from '../../call'
import type { Letterhead } from '../../settings/load-settings'

/** Returns the account of a currency, else that in euro, which receives other currencies too. */
export const findBankAccount = (
  { bank_accounts }: Pick<Letterhead, 'bank_accounts'>,
  currency: Schemas['Currency'],
): Schemas['BankAccount'] | null =>
  bank_accounts.find((account) => account.currency === currency) ??
  bank_accounts.find((account) => account.currency === 'EUR') ??
  null

/**
 * Formats a bank account: "Jūros bankas, BIC JURBLT22, IBAN LT12 1000 0111 0100 1000". The code of
 * its currency follows if it is not that of the invoice. Number and code are never wrapped.
 */
export const formatBankAccount = (
  account: Schemas['BankAccount'],
  currency: Schemas['Currency'],
): string =>
  [
    account.bank,
    `BIC\u00a0${account.bic}`,
    `IBAN ${account.iban.replaceAll(/(.{4})(?=.)/g, '$1 ')}`.replaceAll(' ', '\u00a0'),
    account.currency === currency ? null : account.currency,
  ]
    .filter(Boolean)
    .join(', ')
