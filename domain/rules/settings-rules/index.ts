export { findSettingsErrors } from './find-settings-errors'
export { formatIban, normalizeBankCode } from './iban'
export { fillPlaceholders, placeholders, toMark } from './placeholders'
