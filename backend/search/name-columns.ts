/**
 * Columns of documents that contain names. A rename updates them in portions, so a stored document
 * may still have the old name.
 */
export const NAME_COLUMNS = [
  'client_name',
  'client_key',
  'sawmill_name',
  'sawmill_key',
  'company_name',
  'company_key',
  'search_text',
  'more_words',
] as const
