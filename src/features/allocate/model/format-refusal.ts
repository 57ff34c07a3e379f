import type { FieldError } from '@/shared/api'
import { i18n, type Format } from '@/shared/i18n'

/** Formats why an amount was rejected, with localized figures. */
export function formatRefusal({ code, params = {} }: FieldError, format: Format): string {
  const { free, least, now } = params
  const figures = Object.fromEntries(
    Object.entries({ free, least, now }).flatMap(([name, m3]) =>
      m3 === undefined ? [] : [[name, format.volume(m3)]],
    ),
  )
  return i18n.t(`shared/forms:field.${code}`, { ...params, ...figures })
}
