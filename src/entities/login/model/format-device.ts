import { i18n } from '@/shared/i18n'

/** Returns the browser and system of a login: "Firefox on Windows". */
export function formatDevice({
  browser,
  system,
}: {
  readonly browser: string | null
  readonly system: string | null
}): string {
  if (browser && system) return i18n.t('entities/login:device.on', { browser, system })
  return browser ?? system ?? i18n.t('entities/login:device.unknown')
}
