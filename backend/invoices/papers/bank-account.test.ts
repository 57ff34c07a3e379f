import { expect, it } from 'vitest'
import type { Schemas } from '../../call'
import { findBankAccount, formatBankAccount } from './bank-account'

const createAccount = (currency: Schemas['Currency']): Schemas['BankAccount'] => ({
  currency,
  bank: 'Bank',
  iban: 'LT121000011101001000',
  bic: 'CBVILT2X',
})
const [usd, eur] = [createAccount('USD'), createAccount('EUR')]

it('an invoice asks to pay into the account of the currency, else into that in euro', () => {
  expect(findBankAccount({ bank_accounts: [usd, eur] }, 'USD')).toBe(usd)
  expect(findBankAccount({ bank_accounts: [usd, eur] }, 'GBP')).toBe(eur)
  expect(findBankAccount({ bank_accounts: [usd] }, 'GBP')).toBeNull()
})

it('an IBAN keeps its groups in one line, and another currency is named', () => {
  const iban = 'IBAN\u00a0LT12\u00a01000\u00a00111\u00a00100\u00a01000'
  expect(formatBankAccount(eur, 'EUR')).toBe(`Bank, BIC\u00a0CBVILT2X, ${iban}`)
  expect(formatBankAccount(eur, 'GBP')).toBe(`Bank, BIC\u00a0CBVILT2X, ${iban}, EUR`)
})
