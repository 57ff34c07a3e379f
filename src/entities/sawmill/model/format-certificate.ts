import { i18n } from '@/shared/i18n'

/** Formats a certificate: "FSC NC-COC-012345, until 31 Mar 2028". */
export const formatCertificate = (scheme: string, code: string, date: string): string =>
  i18n.t('entities/sawmill:certificate_said', { scheme: scheme.toUpperCase(), code, date })
