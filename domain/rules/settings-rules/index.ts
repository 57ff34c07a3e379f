export { findSettingsErrors } from './find-settings-errors'
export { formatIban, normalizeBankCode, readIban } from './iban'
export { fillPlaceholders, placeholders, toMark } from './placeholders'
