export { findSettingsErrors } from './find-settings-errors'
export { formatIban, normalizeBankCode } from './iban'
export { fillPlaceholders, formatPlaceholder, PLACEHOLDERS } from './placeholders'
